import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { z } from "zod";
import { startEmbeddedPostgres } from "#embedded-postgres/start-embedded-postgres.ts";
import { getQuantile } from "./bench/statistics.ts";
import { benchQueries } from "./search/bench-queries.ts";
import { readCpuMs, readTreeCpuMs } from "./search/cpu-time.ts";
import { generateProduct } from "./search/generate-products.ts";

// Measures GET /api/search on a server and a database of its own, without stored answers. Linux only.
//   npm run bench:search -- --products 1000000

const maxP95Ms = 50;
const productsPerInsert = 5_000;
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    rounds: { type: "string", default: "5" },
    /** Data of an earlier run, or where this one leaves its own. */
    data: { type: "string" },
  },
});
const products = Number(values.products);
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), "bench-search-")));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const database = new Client({ connectionString: postgres.adminUrl });
await database.connect();
let server: ChildProcess | undefined;
try {
  const opened = await startServer();
  server = opened.server;
  await insertProducts();
  const indexSeconds = await waitForIndex();
  await database.query("VACUUM ANALYZE");
  const isFast = await measure(opened, await readPostmaster());
  console.log(`index: ${indexSeconds.toFixed(0)} s for the last ${products} products`);
  await printSizes();
  process.exitCode = isFast ? 0 : 1;
} finally {
  server?.disconnect();
  if (server) await once(server, "exit");
  await database.end();
  await postgres.stop();
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
}

async function startServer(): Promise<{ server: ChildProcess; origin: string }> {
  const program = fileURLToPath(new URL("search/api-server.ts", import.meta.url));
  const started = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATABASE_ADMIN_URL: postgres.adminUrl,
      DATA_DIR: dataDir,
      SEED: "none",
      RATE_LIMIT_FACTOR: "1000000",
    },
  });
  const [message] = await once(started, "message");
  const { port } = z.object({ port: z.number() }).parse(message);
  return { server: started, origin: `http://127.0.0.1:${port}` };
}

async function insertProducts(): Promise<void> {
  const { rows } = await database.query<{ count: string }>("SELECT count(*) FROM products");
  await database.query("SET synchronous_commit = off");
  for (let at = Number(rows[0]?.count ?? 0); at < products; at += productsPerInsert) {
    const length = Math.min(productsPerInsert, products - at);
    const made = Array.from({ length }, (_, index) => generateProduct(at + index));
    await database.query(
      `INSERT INTO products (id, name, description, specifications, brand, category, price)
       SELECT gen_random_uuid(), name, description, specifications, brand, category, 9.5
       FROM jsonb_to_recordset($1::jsonb) AS made (
         name text, description text, specifications text, brand text, category text)`,
      [JSON.stringify(made)],
    );
  }
}

async function waitForIndex(): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await database.query<{ waiting: string }>(
      "SELECT count(*) AS waiting FROM product_entries WHERE reader = '' OR entry IS NULL",
    );
    if (rows[0]?.waiting === "0") return (performance.now() - startedAt) / 1_000;
    process.stderr.write(`\r${rows[0]?.waiting ?? "?"} products to read  `);
    await delay(1_000);
  }
}

async function readPostmaster(): Promise<number> {
  const file = await readFile(join(postgres.dataDir, "postmaster.pid"), "utf8");
  return Number(file.split("\n", 1)[0]);
}

async function measure(
  { server: measured, origin }: { readonly server: ChildProcess; readonly origin: string },
  postmaster: number,
): Promise<boolean> {
  const pid = measured.pid ?? 0;
  console.log(`${products} products, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${today()}`);
  // Once without measuring: plans, caches and the built-in index.
  for (const query of Object.values(benchQueries).flat()) await ask(origin, query);
  const all: number[] = [];
  for (const [kind, queries] of Object.entries(benchQueries)) {
    const before = { server: readCpuMs(pid), database: readTreeCpuMs(postmaster) };
    const times: { ms: number; query: string }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const query of queries) times.push({ ms: await ask(origin, query), query });
    }
    const serverMs = (readCpuMs(pid) - before.server) / times.length;
    const databaseMs = (readTreeCpuMs(postmaster) - before.database) / times.length;
    all.push(...times.map(({ ms }) => ms));
    const [slowest] = times.toSorted((one, other) => other.ms - one.ms);
    console.log(
      `${kind}: ${describe(times.map(({ ms }) => ms))}; CPU per query: server ${serverMs.toFixed(1)} ms, database ${databaseMs.toFixed(1)} ms; slowest: ${slowest?.query ?? ""}`,
    );
  }
  console.log(`all: ${describe(all)}`);
  return getQuantile(all, 0.95) < maxP95Ms;
}

/** Answers for pages of another origin aren't taken from the stored ones. */
async function ask(origin: string, query: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/search?q=${encodeURIComponent(query)}`, {
    headers: { origin: "https://localhost" },
  });
  await response.text();
  if (!response.ok) throw new Error(`${response.status} for ${query}`);
  return performance.now() - startedAt;
}

async function printSizes(): Promise<void> {
  const { rows } = await database.query<{ name: string; size: string; indexes: string }>(`
    SELECT relname AS name, pg_size_pretty(pg_table_size(oid)) AS size,
      pg_size_pretty(pg_indexes_size(oid)) AS indexes
    FROM pg_class WHERE relname IN ('product_entries', 'product_terms', 'products')`);
  for (const { name, size, indexes } of rows) console.log(`${name}: ${size}, indexes ${indexes}`);
}

function describe(times: readonly number[]): string {
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => getQuantile(times, share).toFixed(1));
  return `p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
