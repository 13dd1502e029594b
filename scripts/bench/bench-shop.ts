import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "#embedded-postgres/start-embedded-postgres.ts";
import { makeScratchShop, type ScratchShop } from "../load/scratch-shop.ts";
import { createHttpClient, type HttpClient } from "../proof/http-client.ts";
import { readCpuMs, readTreeCpuMs } from "../search/cpu-time.ts";
import type { CleanUp } from "./clean-up.ts";

/** Processor time so far in ms, with that of ended processes. */
export type CpuTimes = { readonly server: number; readonly database: number };

/** A shop of the build with so many products, in a database and a folder of its own. */
export type BenchShop = {
  readonly server: ScratchShop;
  readonly port: number;
  readonly products: number;
  readonly postgres: EmbeddedPostgres;
  readonly database: Client;
  readonly send: HttpClient;
  readCpu(): CpuTimes;
  readDatabaseCpu(): number;
  /** The admin's session cookie. */
  signIn(): Promise<string>;
  /** Waits until neither process works any more, at most some seconds. */
  settle(): Promise<void>;
};

const maxSettleMs = 20_000;
const settleStepMs = 100;
/** An idle shop takes less of a step. */
const idleCpuMs = 10;
/** Orders beside the products; a million takes longer than what they show. */
const maxOrders = 100_000;

/** Starts PostgreSQL, adds the products and starts the server. */
export async function openBenchShop(
  products: number,
  data: string | undefined,
  cleanUp: CleanUp,
): Promise<BenchShop> {
  const dataDir = await makeFolder(products, data, cleanUp);
  const { signal } = cleanUp;
  const postgres = await cleanUp.start(
    startEmbeddedPostgres({ dataDir, log: () => undefined, stopping: signal }),
    (started) => started.stop(),
  );
  const settings = {
    DATABASE_URL: postgres.url,
    DATABASE_ADMIN_URL: postgres.adminUrl,
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "error",
  };
  const database = new Client({ connectionString: postgres.adminUrl });
  database.on("error", () => undefined);
  await database.connect();
  cleanUp.add(() => database.end());
  await addProducts(database, products, settings, cleanUp);
  const server = await cleanUp.start(makeScratchShop(settings), (made) => made.remove());
  await cleanUp.start(server.start(), () => server.end("SIGTERM"));
  await waitForIndex(database, signal);
  await database.query("VACUUM ANALYZE");
  const postmaster = Number(
    (await readFile(join(postgres.dataDir, "postmaster.pid"), "utf8")).split("\n", 1)[0],
  );
  const send = createHttpClient(server.origin, server.origin);
  const readDatabaseCpu = (): number => readTreeCpuMs(postmaster);
  const readCpu = (): CpuTimes => ({ server: readCpuMs(server.pid), database: readDatabaseCpu() });
  return {
    server,
    port: Number(new URL(server.origin).port),
    products,
    postgres,
    database,
    send,
    readCpu,
    readDatabaseCpu,
    async signIn() {
      const { status, cookie } = await send("/api/auth/sign-in/email", { body: server.admin });
      if (status !== 200) throw new Error(`Sign-in answered ${status}`);
      return cookie;
    },
    async settle() {
      let before = sum(readCpu());
      for (const deadline = Date.now() + maxSettleMs; Date.now() < deadline;) {
        await delay(settleStepMs, undefined, { signal });
        const now = sum(readCpu());
        if (now - before <= idleCpuMs) return;
        before = now;
      }
    },
  };
}

async function makeFolder(
  products: number,
  data: string | undefined,
  cleanUp: CleanUp,
): Promise<string> {
  if (data !== undefined) {
    const folder = resolve(data, String(products));
    await mkdir(folder, { recursive: true });
    return folder;
  }
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  // PostgreSQL's user has to reach it.
  await chmod(folder, 0o755);
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function addProducts(
  database: Client,
  products: number,
  settings: Readonly<Record<string, string>>,
  cleanUp: CleanUp,
): Promise<void> {
  if ((await countProducts(database)) >= products) return;
  const orders = Math.min(products, maxOrders);
  await runSeed(["--products", String(products), "--orders", String(orders)], settings, cleanUp);
}

/** Runs scripts/seed.ts, which also creates the tables. */
export async function runSeed(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cleanUp: CleanUp,
): Promise<void> {
  const program = fileURLToPath(new URL("../seed.ts", import.meta.url));
  cleanUp.signal.throwIfAborted();
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  cleanUp.add(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  const [code] = await exited;
  cleanUp.signal.throwIfAborted();
  if (code !== 0) throw new Error("The products could not be added");
}

async function countProducts(database: Client): Promise<number> {
  const { rows } = await database.query<{ name: string | null }>(
    "SELECT to_regclass('products')::text AS name",
  );
  if (rows[0]?.name === null) return 0;
  const counted = await database.query<{ count: string }>("SELECT count(*) FROM products");
  return Number(counted.rows[0]?.count ?? 0);
}

/** The server reads new products in the background. */
async function waitForIndex(database: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ waiting: string }>(
      "SELECT count(*) AS waiting FROM product_entries WHERE reader = '' OR entry IS NULL",
    );
    if (rows[0]?.waiting === "0") return;
    await delay(500, undefined, { signal });
  }
}

function sum({ server, database }: CpuTimes): number {
  return server + database;
}
