import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#embedded-postgres/start-embedded-postgres.ts";
import type { DatabaseSource } from "#server/db/open-database-source.ts";
import { runStatement } from "./run-statement.ts";

export type ScratchPostgres = Pick<DatabaseSource, "url" | "adminUrl"> & { stop(): Promise<void> };

/** Starts an embedded PostgreSQL for one test run. It doesn't sync, because its data is thrown away. */
export async function startScratchPostgres(): Promise<ScratchPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await runStatement(postgres.adminUrl, `ALTER SYSTEM SET ${setting} = off`);
  }
  await runStatement(postgres.adminUrl, "SELECT pg_reload_conf()");
  return {
    url: postgres.url,
    adminUrl: postgres.adminUrl,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
