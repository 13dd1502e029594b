import type { Logger } from "pino";
import { startEmbeddedPostgres } from "#embedded-postgres/start-embedded-postgres.ts";
import type { Config } from "#server/config.ts";
import { AdminDatabaseError } from "./admin-database-error.ts";
import { findTransportRisk } from "./find-transport-risk.ts";

/** A running database. */
export type DatabaseSource = {
  /** With the role that serves requests. */
  readonly url: string;
  /** With the owner of the tables: for migrations and restores only. May be the same. */
  readonly adminUrl: string;
  /** Releases the database, optionally at once. */
  stop(isUrgent?: boolean): Promise<void>;
};

/** Opens the operator's database, or starts or joins the embedded one. */
export async function openDatabaseSource(
  config: Config,
  log: Logger,
  stopping?: AbortSignal,
): Promise<DatabaseSource> {
  const { databaseUrl: url, databaseAdminUrl: adminUrl = url } = config;
  if (url && adminUrl) {
    warnOfTransportRisk("DATABASE_URL", url, log);
    if (adminUrl !== url) warnOfAdminRisk(adminUrl, log);
    return { url, adminUrl, stop: async () => {} };
  }
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (message) => log.info(message),
    stopping,
  });
}

function warnOfAdminRisk(url: string, log: Logger): void {
  try {
    warnOfTransportRisk("DATABASE_ADMIN_URL", url, log);
  } catch (error) {
    throw new AdminDatabaseError("Wrong address", { cause: error });
  }
}

/**
 * Logs what others on the network could do with a connection.
 * @throws {Error} If a file that the URL names can't be read.
 */
export function warnOfTransportRisk(setting: string, url: string, log: Logger): void {
  const risk = findTransportRisk(url);
  if (!risk) return;
  log.warn(
    { setting, risk },
    `the connection to another machine is ${risk}: add sslmode=verify-full, see docs/operations/database.md`,
  );
}
