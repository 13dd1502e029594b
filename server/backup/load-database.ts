import type pg from "pg";
import type { ArchiveManifest, TableRecord } from "./archive-format.ts";
import { writeRows, type RowWriter } from "./copy-rows.ts";
import { listTables, toSqlName } from "./list-tables.ts";
import { addRestoredJobs, createJobTable, waitingJobs } from "./waiting-jobs.ts";

/** Tables that a migration fills. */
const filledTables = new Set(["exchange_rates"]);
/** More changes than a shop makes between its last backup and its loss. */
const sequenceJump = 1_000_000_000n;

/** Loads the rows of an archive into an empty, migrated database. */
export type DatabaseLoader = {
  /** Takes the chunks of one table after the other. */
  write(table: string, chunk: Buffer): Promise<void>;
  /**
   * Completes everything but the commit.
   * @returns Tables of the archive that aren't the shop's, which nothing was loaded into.
   */
  finish(): Promise<readonly string[]>;
};

type RowWriterOfTables = Pick<DatabaseLoader, "write"> & { finish(): Promise<void> };

/** Dropped during the load: creating it afterwards takes a fraction of the time that updating it row by row does. */
type Dependent = { readonly drop: string; readonly create: string };

/**
 * Lists what a database already contains.
 * @returns Names of tables; none for a database without tables or with an unused shop's.
 */
export async function findContents(
  client: pg.Client,
  isMigrated: boolean,
): Promise<readonly string[]> {
  const names = (await listTables(client)).map(({ name }) => name);
  if (!isMigrated) return names;
  const found: string[] = [];
  for (const name of names.filter((table) => !filledTables.has(table))) {
    const { rows } = await client.query(`SELECT FROM ${toSqlName(client, name)} LIMIT 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/**
 * Prepares a transaction for loading. Needs the owner's rights only: triggers are disabled table by table,
 * since they would write history, queue mails and index again what the archive contains.
 * @param migrationLock A server that starts waits for the commit.
 */
export async function beginLoading(
  client: pg.Client,
  manifest: ArchiveManifest,
  migrationLock: number,
): Promise<DatabaseLoader> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
  const tables = (await listTables(client)).map(({ name }) => name);
  const names = tables.map((name) => toSqlName(client, name));
  await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  const contents = await findContents(client, true);
  if (contents.length > 0) throw new Error(`It is being filled: ${contents.join(", ")}`);
  for (const name of filledTables) await client.query(`DELETE FROM ${toSqlName(client, name)}`);
  await createJobTable(client);
  const dependents = await listDependents(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const { drop } of dependents) await client.query(drop);
  const known = new Set([...tables, waitingJobs.name]);
  const records = manifest.tables.filter(({ name }) => known.has(name));
  const rows = createTableWriter(client, records);
  return {
    write: async (table, chunk) => (known.has(table) ? rows.write(table, chunk) : undefined),
    async finish() {
      await rows.finish();
      for (const { create } of dependents.toReversed()) await client.query(create);
      await addRestoredJobs(client);
      for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      await setSequences(client, manifest);
      await markAllChanged(client);
      return manifest.tables.map(({ name }) => name).filter((name) => !known.has(name));
    },
  };
}

function createTableWriter(client: pg.Client, records: readonly TableRecord[]): RowWriterOfTables {
  const written = new Map<string, number>();
  let current: { readonly name: string; readonly rows: RowWriter } | undefined;
  const endTable = async (): Promise<void> => {
    if (current) written.set(current.name, await current.rows.finish());
    current = undefined;
  };
  return {
    async write(name, chunk) {
      if (current?.name !== name) {
        await endTable();
        const record = records.find((table) => table.name === name);
        if (!record) throw new Error(`The archive doesn't list the columns of ${name}`);
        const table = name === waitingJobs.name ? "restored_jobs" : toSqlName(client, name);
        const rows = writeRows(client, `${table} (${record.columns.join(", ")})`);
        current = { name, rows };
      }
      await current.rows.write(chunk);
    },
    async finish() {
      await endTable();
      const short = records.find(({ name, rows }) => rows !== (written.get(name) ?? 0));
      if (short) throw new Error(`${short.name} has ${short.rows} rows, but others were loaded`);
    },
  };
}

/** Lists foreign keys before the indexes that they may use, in an order in which they can be dropped. */
async function listDependents(client: pg.Client): Promise<readonly Dependent[]> {
  const { rows } = await client.query<Dependent>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        AS create
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  return rows;
}

/** The sequence of changes continues far beyond any number that clients of the lost shop have seen. */
async function setSequences(client: pg.Client, { sequences }: ArchiveManifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    const jump = name === "changes_seq_seq" ? sequenceJump : 0n;
    await client.query("SELECT setval(to_regclass($1), $2, $3)", [
      toSqlName(client, name),
      String(BigInt(lastValue) + jump),
      isCalled,
    ]);
  }
}

/** Makes every client that resumes its stream reload what it shows. */
async function markAllChanged(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO changes (topic, kind, entity_id)
    SELECT topic, 'many', gen_random_uuid()
    FROM unnest(ARRAY['product', 'hidden-product', 'order', 'quote', 'synonyms']) AS topic`);
}
