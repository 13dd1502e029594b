import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Pool } from "pg";
import type { OrderRequest } from "#domain/order-schema.ts";
import { copyTerms, openTerms } from "#domain/order-terms.ts";
import { insertOrder } from "#server/services/orders/insert-order.ts";
import { findProgram, here } from "../find-program.ts";
import { runSeed } from "./bench-shop.ts";
import type { Bench } from "./bench.ts";
import { toPgbenchScript } from "./pgbench-script.ts";

const run = promisify(execFile);
const databaseName = "bench_pgbench";

/** One run of pgbench: transactions a second, and CPU ms of PostgreSQL for each. */
export type PgbenchSample = { readonly rate: number; readonly cpuMs: number };

/** Finds Debian's pgbench, of postgresql-contrib. */
export function findPgbench(): string | undefined {
  return findProgram(["pgbench"], here);
}

/**
 * Prepares pgbench with the shop's own statement for an order of two lines, in a second database without a
 * server, so that nothing else reads its changes.
 *
 * @returns A function that runs it once; undefined without pgbench.
 */
export async function preparePgbench(
  { shop, pace, cleanUp }: Bench,
  clients: number,
): Promise<(() => Promise<PgbenchSample>) | undefined> {
  const program = findPgbench();
  if (program === undefined) return undefined;
  await shop.database.query(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`);
  await shop.database.query(`CREATE DATABASE ${databaseName}`);
  const owner = renameDatabase(shop.postgres.adminUrl);
  const serving = renameDatabase(shop.postgres.url);
  await runSeed([], { DATABASE_URL: serving, DATABASE_ADMIN_URL: owner }, cleanUp);
  const folder = await mkdtemp(join(tmpdir(), "bench-pgbench-"));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, "order.sql");
  await writeFile(script, await writeScript(owner));
  const seconds = Math.max(1, Math.round(pace.windowMs / 1_000));
  const args = ["-n", "-M", "prepared", "-c", String(clients), "-T", String(seconds), "-f", script];
  return async () => {
    const before = shop.readDatabaseCpu();
    const { stdout } = await run(program, [...args, owner], { signal: cleanUp.signal });
    const cpuMs = shop.readDatabaseCpu() - before;
    const count = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
    const rate = Number(/^tps = ([\d.]+) \(without/m.exec(stdout)?.[1]);
    if (!(count > 0 && rate > 0)) throw new Error(`pgbench printed:\n${stdout}`);
    return { rate, cpuMs: cpuMs / count };
  };
}

function renameDatabase(url: string): string {
  const renamed = new URL(url);
  renamed.pathname = `/${databaseName}`;
  return renamed.href;
}

/** Places one order and takes the statement and its values from what PostgreSQL stored. */
async function writeScript(url: string): Promise<string> {
  // The statement is prepared on the pool's only connection.
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const products = await pool.query<{ id: string }>(
      "SELECT id FROM products WHERE is_active AND deleted_at IS NULL LIMIT 2",
    );
    const items = products.rows.map(({ id }) => ({ id, quantity: 1 }));
    const id = randomUUID();
    await insertOrder(pool, {
      id,
      userId: null,
      request: { ...contact, idempotency_key: randomUUID(), items },
      requestDigest: "x".repeat(43),
      terms: copyTerms(openTerms, contact.country, contact.city),
      delivery: { cost: null, freeFrom: null },
    });
    const prepared = await pool.query<{ statement: string }>(
      "SELECT statement FROM pg_prepared_statements WHERE name = 'insert-order'",
    );
    const order = await pool.query<{ row: Readonly<Record<string, unknown>> }>(
      "SELECT to_jsonb(orders) AS row FROM orders WHERE id = $1",
      [id],
    );
    await pool.query("CREATE SEQUENCE bench_orders");
    return toPgbenchScript(
      prepared.rows[0]?.statement ?? "",
      items.map((item) => item.id),
      order.rows[0]?.row ?? {},
    );
  } finally {
    await pool.end();
  }
}

const contact: Omit<OrderRequest, "idempotency_key" | "items"> = {
  customer_name: "Bench 000000001",
  phone: "+355 4 000 0100",
  country: "Shqipëri",
  city: "Tiranë",
  shipping_method: "Rruga 1",
  notes: "",
};
