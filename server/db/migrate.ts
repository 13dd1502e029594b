import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { z } from "zod";
import { findReason } from "./describe-error.ts";
import { installJobQueue, upgradeJobQueue } from "./jobs/install-job-queue.ts";
import { grantRights } from "./serving-rights.ts";

/** Any constant works, as long as every version of the program uses the same one. */
export const migrationLock = 7_240_001;

const journal = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.int() })),
});

/** A migration that failed and was rolled back, with its name and the database's reason. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

type MigrationOptions = {
  /** Aborts; the database rolls back. */
  readonly stopping?: AbortSignal | undefined;
  readonly migrationsFolder?: string;
  /** A role that is granted what requests need. */
  readonly servingRole?: string | undefined;
};

/**
 * Migrates a database to the newest schema. Servers that start together run one after the other.
 * @param url URL of the database, with a role that may change its schema.
 * @throws {MigrationError} If a migration fails; errors of `pg` if the database can't be reached.
 */
export async function migrateDatabase(url: string, options: MigrationOptions = {}): Promise<void> {
  const { stopping, migrationsFolder = findMigrations(), servingRole } = options;
  await withMigrationClient(url, stopping, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    // First, because triggers add jobs.
    if (await hasJobQueue(client)) await upgradeJobQueue(client);
    else await installJobQueue(url);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      throw (await describeFailure(error, migrationsFolder)) ?? error;
    }
    if (servingRole !== undefined) await grantRights(client, servingRole);
  });
}

/** Runs work on a connection without timeouts. */
export async function withMigrationClient<Result>(
  url: string,
  stopping: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "shop-migrate",
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection fails the running statement; without a listener it would end the process.
  client.on("error", () => undefined);
  const end = (): void => void client.end();
  stopping?.addEventListener("abort", end, { once: true });
  try {
    stopping?.throwIfAborted();
    await client.connect();
    return await work(client);
  } finally {
    stopping?.removeEventListener("abort", end);
    await client.end();
  }
}

/** Returns the times of this program's migrations, in order, by which drizzle tells them apart. */
export async function listMigrations(): Promise<readonly number[]> {
  return (await readJournal(findMigrations())).entries.map(({ when }) => when);
}

/**
 * Migrates an empty database to an earlier schema, that of a backup.
 * @param count How many migrations the schema has.
 */
export async function migrateAsFarAs(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shop-migrations-"));
  try {
    await cp(findMigrations(), folder, { recursive: true });
    const all = await readJournal(folder);
    const earlier = { ...all, entries: all.entries.slice(0, count) };
    await writeFile(toJournalPath(folder), JSON.stringify(earlier));
    await migrateDatabase(url, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readJournal(migrationsFolder: string): Promise<z.infer<typeof journal>> {
  return journal.parse(JSON.parse(await readFile(toJournalPath(migrationsFolder), "utf8")));
}

function toJournalPath(migrationsFolder: string): string {
  return join(migrationsFolder, "meta", "_journal.json");
}

async function hasJobQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ queue: string | null }>(
    "SELECT to_regclass('pgboss.version') AS queue",
  );
  return rows[0]?.queue != null;
}

/** Finds the migration that contains the failed statement. */
async function describeFailure(
  error: unknown,
  migrationsFolder: string,
): Promise<MigrationError | undefined> {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const failed = readMigrationFiles({ migrationsFolder }).findIndex(({ sql }) =>
    sql.includes(error.query),
  );
  const name = (await readJournal(migrationsFolder)).entries[failed]?.tag;
  if (name === undefined) return undefined;
  const message = `Migration ${name} failed, and nothing was changed: ${findReason(error)}`;
  return new MigrationError(message, { cause: error });
}

/** The migrations are beside this file in the source tree and beside the bundle in production. */
function findMigrations(): string {
  const beside = fileURLToPath(new URL("./migrations", import.meta.url));
  if (!existsSync(beside)) throw new Error(`No migrations at ${beside}`);
  return beside;
}
