import type { Logger } from "pino";
import { startEmbeddedPostgres } from "#embedded-postgres/start-embedded-postgres.ts";
import type { Config } from "#server/config.ts";

/** A running database with a function to release it, optionally at once. */
export type DatabaseSource = { readonly url: string; stop(isUrgent?: boolean): Promise<void> };

/** Opens the operator's database, or starts or joins the embedded one. */
export async function openDatabaseSource(
  config: Config,
  log: Logger,
  stopping?: AbortSignal,
): Promise<DatabaseSource> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (message) => log.info(message),
    stopping,
  });
}
