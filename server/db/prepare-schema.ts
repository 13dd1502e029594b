import type pg from "pg";
import type { Logger } from "pino";
import { jobQueueVersion } from "./jobs/install-job-queue.ts";
import { listMigrations, migrateDatabase, migrationLock, withMigrationClient } from "./migrate.ts";
import type { DatabaseSource } from "./open-database-source.ts";
import { listExcessRights, listMissingRights } from "./serving-rights.ts";

/** What the role that serves requests finds in the database. */
type SchemaState = {
  readonly role: string;
  /** Whether the schema is this program's, and the role may use it. */
  readonly isReady: boolean;
  readonly excessRights: readonly string[];
};

/** An error at DATABASE_ADMIN_URL. */
export class AdminDatabaseError extends Error {
  override readonly name = "AdminDatabaseError";
}

/**
 * Makes the schema ready for requests. The owner connects only if there is something to migrate or to
 * grant, and only for that.
 * @param source.url URL of the role that serves requests.
 * @param source.adminUrl URL of the owner; may be the same.
 */
export async function prepareSchema(
  source: Pick<DatabaseSource, "url" | "adminUrl">,
  log: Logger,
  stopping?: AbortSignal,
): Promise<void> {
  const { url, adminUrl } = source;
  let state = await readState(url, stopping);
  if (!state.isReady) {
    const isSeparate = adminUrl !== url;
    try {
      const servingRole = isSeparate ? state.role : undefined;
      await migrateDatabase(adminUrl, { stopping, servingRole });
    } catch (error) {
      throw isSeparate ? new AdminDatabaseError("Migrating failed", { cause: error }) : error;
    }
    state = await readState(url, stopping);
    if (!state.isReady) {
      throw new AdminDatabaseError(
        `the tables that role "${state.role}" of DATABASE_URL uses aren't the ones that were migrated: do both name the same database?`,
      );
    }
  }
  const { role, excessRights: rights } = state;
  if (rights.length > 0) {
    log.warn(
      { role, rights },
      "requests run as a role that may do more than they need: docs/operations/database.md",
    );
  }
}

function readState(url: string, stopping: AbortSignal | undefined): Promise<SchemaState> {
  return withMigrationClient(url, stopping, async (client) => {
    // Waits for a running migration or restore.
    await client.query("SELECT pg_advisory_lock_shared($1)", [migrationLock]);
    const { rows } = await client.query<{ role: string }>("SELECT current_user AS role");
    const role = rows[0]?.role ?? "";
    const excessRights = await listExcessRights(client);
    const canUse = (await listMissingRights(client, role)).length === 0;
    return { role, isReady: canUse && (await isCurrent(client)), excessRights };
  });
}

/** Checks whether the schema is the program's, or a newer one. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query<{ isThere: boolean }>(`
    SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL
      AND to_regclass('pgboss.version') IS NOT NULL AS "isThere"`);
  if (found[0]?.isThere !== true) return false;
  const { rows } = await client.query<{ newest: string | null; queue: number }>(`
    SELECT (SELECT max(created_at) FROM drizzle.__drizzle_migrations)::text AS newest,
      (SELECT version FROM pgboss.version) AS queue`);
  const [state] = rows;
  const newest = (await listMigrations()).at(-1) ?? 0;
  return Number(state?.newest ?? 0) >= newest && (state?.queue ?? 0) >= jobQueueVersion;
}
