import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";
import { listDescendants, listRunning } from "./process-tree.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

/** A shop with empty data, a free port and a known admin. */
export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** The process that is listening now. */
  readonly pid: () => number;
  /** Switches to another build, as a deployment does: same address, same data. */
  readonly deploy: (build: string) => Promise<void>;
  /** Stops the shop with the operator's signal and fails if any process is left running. */
  readonly stop: () => Promise<void>;
};

const root = join(import.meta.dirname, "../..");
// Playwright sets it in each worker.
const logFile = join(root, `.cache/journeys/server-${process.env.TEST_PARALLEL_INDEX ?? 0}.log`);
const startTimeoutMs = 90_000;
const stopTimeoutMs = 15_000;

/** The folder of the build under test. */
export const currentBuild = join(root, "dist");

/**
 * Starts the built server on the given database, or on its own one, which is dropped at the end, with the
 * given key of sessions or a new one.
 */
export async function startServer(
  given: { readonly database?: ScratchDatabase; readonly sessionSecret?: string } = {},
): Promise<RunningServer> {
  if (!existsSync(getProgram(currentBuild))) {
    throw new Error("There is no build to test: npm run build");
  }
  const dataDir = await mkdtemp(join(tmpdir(), "journeys-"));
  const admin = { email: "admin@example.com", password: "Journeys-2025" };
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const database = given.database ?? (await createScratchDatabase());
  if (given.sessionSecret) await writeFile(join(dataDir, "session-secret"), given.sessionSecret);
  const shop = { url, dataDir, admin, database };
  let server = await launch(currentBuild, shop);
  const deploy = async (build: string): Promise<void> => {
    await endServer(server);
    server = await launch(build, shop);
    await waitUntilReady(server, `${url}/readyz`);
  };
  const stop = async (): Promise<void> => {
    try {
      await endServer(server);
    } finally {
      if (!given.database) await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    await waitUntilReady(server, `${url}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, admin, pid: () => getPid(server), deploy, stop };
}

function getProgram(build: string): string {
  return join(build, "server/main.js");
}

async function launch(
  build: string,
  shop: Pick<RunningServer, "url" | "dataDir" | "admin"> & {
    database: ScratchDatabase | undefined;
  },
): Promise<ChildProcess> {
  await mkdir(join(logFile, ".."), { recursive: true });
  const log = createWriteStream(logFile);
  await once(log, "open");
  // Keeps the developer's environment out of the shop.
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  return spawn(process.execPath, [getProgram(build)], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: "production",
      PORT: new URL(shop.url).port,
      PUBLIC_URL: shop.url,
      DATA_DIR: shop.dataDir,
      RATE_LIMIT_FACTOR: "1000",
      ADMIN_EMAIL: shop.admin.email,
      ADMIN_PASSWORD: shop.admin.password,
      ...(shop.database && {
        DATABASE_URL: shop.database.servingUrl,
        DATABASE_ADMIN_URL: shop.database.url,
      }),
    },
  });
}

function getPid({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("The server did not start");
  return pid;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (hasEnded(server)) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The server did not get ready:\n${await readFile(logFile, "utf8")}`);
}

async function endServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) {
    throw new Error(`The server ended by itself:\n${await readFile(logFile, "utf8")}`);
  }
  const started = listDescendants(server.pid);
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
  if (!hasEnded(server)) {
    server.kill("SIGKILL");
    throw new Error(`The server was still there ${stopTimeoutMs / 1000} s after SIGTERM`);
  }
  if (server.exitCode !== 0) throw new Error(`The server ended with ${String(server.exitCode)}`);
  const left = listRunning(started);
  if (left.length > 0) throw new Error(`The server left processes behind: ${left.join(", ")}`);
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
