import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";

/** A running database: where it is and how to let go of it, at once if that is urgent. */
export type DatabaseSource = { readonly url: string; stop(isUrgent?: boolean): Promise<void> };

/** The operator's database, or the embedded one, started or joined. */
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
