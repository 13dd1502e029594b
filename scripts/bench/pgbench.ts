import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, here } from "../find-program.ts";
import type { Bench } from "./bench.ts";
import type { OrderDatabase } from "./order-database.ts";
import { toPgbenchScript } from "./pgbench-script.ts";

const run = promisify(execFile);

/** One run of pgbench: transactions a second, and CPU ms of PostgreSQL for each. */
export type PgbenchSample = { readonly rate: number; readonly cpuMs: number };

/** Finds Debian's pgbench, of postgresql-contrib. */
export function findPgbench(): string | undefined {
  return findProgram(["pgbench"], here);
}

/**
 * Prepares pgbench with the statement of an order.
 *
 * @returns A function that runs it once; undefined without pgbench.
 */
export async function preparePgbench(
  { shop, pace, cleanUp }: Bench,
  { url, order }: OrderDatabase,
  clients: number,
): Promise<(() => Promise<PgbenchSample>) | undefined> {
  const program = findPgbench();
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "bench-pgbench-"));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, "order.sql");
  await writeFile(script, toPgbenchScript(order));
  const seconds = Math.max(1, Math.round(pace.windowMs / 1_000));
  const args = ["-n", "-M", "prepared", "-c", String(clients), "-T", String(seconds), "-f", script];
  return async () => {
    const before = shop.readDatabaseCpu();
    const { stdout } = await run(program, [...args, url], { signal: cleanUp.signal });
    const cpuMs = shop.readDatabaseCpu() - before;
    const count = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
    const rate = Number(/^tps = ([\d.]+) \(without/m.exec(stdout)?.[1]);
    if (!(count > 0 && rate > 0)) throw new Error(`pgbench printed:\n${stdout}`);
    return { rate, cpuMs: cpuMs / count };
  };
}
