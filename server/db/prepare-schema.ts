import type pg from "pg";
import type { Logger } from "pino";
import { AdminDatabaseError } from "./admin-database-error.ts";
import { jobQueueVersion } from "./jobs/install-job-queue.ts";
import { listMigrations, migrateDatabase, migrationLock, withMigrationClient } from "./migrate.ts";
import type { DatabaseSource } from "./open-database-source.ts";
import { listExcessRights, listMissingRights } from "./serving-rights.ts";

/** What the role that serves requests finds in the database. */
type SchemaState = {
  readonly role: string;
  readonly database: string;
  /** Whether the schema is this program's, and the role may use it. */
  readonly isReady: boolean;
  readonly excessRights: readonly string[];
};

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
    if (adminUrl === url) await migrateDatabase(url, { stopping });
    else await migrateAsOwner(adminUrl, state, stopping);
    state = await readState(url, stopping);
  }
  const { role, excessRights: rights } = state;
  if (rights.length > 0) {
    log.warn(
      { role, rights },
      "requests run as a role that may do more than they need: docs/operations/database.md",
    );
  }
}

async function migrateAsOwner(
  adminUrl: string,
  { role, database }: SchemaState,
  stopping: AbortSignal | undefined,
): Promise<void> {
  try {
    const migrated = await withMigrationClient(adminUrl, stopping, identifyDatabase);
    if (migrated !== database) {
      throw new AdminDatabaseError("it and DATABASE_URL name different databases");
    }
    await migrateDatabase(adminUrl, { stopping, servingRole: role });
  } catch (error) {
    if (error instanceof AdminDatabaseError || stopping?.aborted) throw error;
    throw new AdminDatabaseError("Migrating failed", { cause: error });
  }
}

/** Returns a text that is the same for all connections to one database, through any address. */
async function identifyDatabase(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ database: string }>(`
    SELECT format('%s %s %s', oid, datname, extract(epoch FROM pg_postmaster_start_time())) AS database
    FROM pg_database WHERE datname = current_database()`);
  return rows[0]?.database ?? "";
}

function readState(url: string, stopping: AbortSignal | undefined): Promise<SchemaState> {
  return withMigrationClient(url, stopping, async (client) => {
    // Waits for a running migration or restore.
    await client.query("SELECT pg_advisory_lock_shared($1)", [migrationLock]);
    const { rows } = await client.query<{ role: string }>("SELECT current_user AS role");
    const role = rows[0]?.role ?? "";
    const excessRights = await listExcessRights(client);
    const canUse = (await listMissingRights(client, role)).length === 0;
    const isReady = canUse && (await isCurrent(client));
    return { role, database: await identifyDatabase(client), isReady, excessRights };
  });
}

/** Checks whether the schema is the program's, or a newer one. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE (nspname, relname) IN (('drizzle', '__drizzle_migrations'), ('pgboss', 'version'))
      AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')`);
  if (rowCount !== 2) return false;
  const { rows } = await client.query<{ newest: string | null; queue: number }>(`
    SELECT (SELECT max(created_at) FROM drizzle.__drizzle_migrations)::text AS newest,
      (SELECT version FROM pgboss.version) AS queue`);
  const [state] = rows;
  const newest = (await listMigrations()).at(-1) ?? 0;
  return Number(state?.newest ?? 0) >= newest && (state?.queue ?? 0) >= jobQueueVersion;
}
