import type pg from "pg";
import { backupLock } from "#server/db/backup-lock.ts";
import type { SequenceRecord, TableRecord } from "./archive-format.ts";
import { copyRows } from "./copy-rows.ts";
import { listTables, toSqlName, type BackupTable } from "./list-tables.ts";
import { selectWaitingJobs, waitingJobs } from "./waiting-jobs.ts";

/** Sessions, and links that were mailed: they sign in without a password. */
const secretTables = new Set(["sessions", "verifications"]);
/** Only clients that were connected before the restore would need its rows; see `markAllChanged`. */
const unneededTables = new Set(["changes"]);

/** Receives a chunk of a table. */
export type WriteChunk = (table: string, chunk: Buffer) => Promise<void>;

/**
 * Begins the transaction in which all is read, so that the archive shows one moment. Tables are locked
 * against migrations, not against changes of rows.
 * @returns The tables.
 */
export async function beginSnapshot(client: pg.Client): Promise<readonly BackupTable[]> {
  const tables = await listTables(client);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
  const names = tables.map(({ name }) => toSqlName(client, name));
  // First, because the first query takes the snapshot.
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS SHARE MODE`);
  await client.query("SELECT pg_advisory_xact_lock_shared($1)", [backupLock]);
  const locked = await listTables(client);
  if (JSON.stringify(locked) === JSON.stringify(tables)) return tables;
  throw new Error("The database was being migrated; start the backup again");
}

/** Reads all tables of the snapshot, and the waiting jobs. */
export async function readTables(
  client: pg.Client,
  tables: readonly BackupTable[],
  hasSecrets: boolean,
  write: WriteChunk,
): Promise<readonly TableRecord[]> {
  const records: TableRecord[] = [];
  const read = async ({ name, columns }: BackupTable, source: string): Promise<void> => {
    const digest = await copyRows(client, source, (chunk) => write(name, chunk));
    records.push({ name, columns, rows: digest.count, digest: digest.toString() });
  };
  for (const table of tables) {
    if (unneededTables.has(table.name) || (!hasSecrets && secretTables.has(table.name))) continue;
    await read(table, `${toSqlName(client, table.name)} (${table.columns.join(", ")})`);
  }
  await read(waitingJobs, `(${selectWaitingJobs(hasSecrets)})`);
  return records;
}

/** Reads the sequences: at the end, since they may be ahead of the snapshot but not behind. */
export async function readSequences(client: pg.Client): Promise<readonly SequenceRecord[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`);
  const records: SequenceRecord[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<SequenceRecord, "name">>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${toSqlName(client, name)}`,
    );
    for (const record of state) records.push({ name, ...record });
  }
  return records;
}
