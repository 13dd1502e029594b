import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "@playwright/test";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import type { TestCustomer } from "./customer.ts";
import type { ScratchDatabase } from "./scratch-database.ts";

/** A shop and two browsers, recorded with an earlier build. */
export type RecordedState = {
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly origin: string;
  readonly sessionSecret: string;
  readonly customer: TestCustomer;
  readonly tables: readonly { readonly name: string; readonly rows: readonly unknown[] }[];
  readonly customerState: NonNullable<BrowserContextOptions["storageState"]>;
  readonly guestState: NonNullable<BrowserContextOptions["storageState"]>;
  readonly guestSession: Readonly<Record<string, string>>;
};

const migrations = join(import.meta.dirname, "../../server/db/migrations");
/** The newest migration of the build that was recorded. */
const lastMigration = 4;

/** Reads the recorded state, moved to the present, because sessions and drafts expire. */
export async function readRecordedState(): Promise<RecordedState> {
  const file = join(import.meta.dirname, "../fixtures/state-before-upgrade.json");
  const text = await readFile(file, "utf8");
  const { recordedAt }: Pick<RecordedState, "recordedAt"> = JSON.parse(text);
  const agoMs = Date.now() - recordedAt;
  const moved = text
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, (time) =>
      new Date(Date.parse(time) + agoMs).toISOString(),
    )
    .replaceAll(/\b1[78]\d{11}\b/g, (ms) => String(Number(ms) + agoMs))
    .replaceAll(/(?<="expires": )1[78]\d{8}(?:\.\d+)?/g, (seconds) =>
      String(Number(seconds) + agoMs / 1_000),
    );
  const state: RecordedState = JSON.parse(moved);
  return state;
}

/** Moves the browsers' stored data to another address of the shop. */
export function moveState(state: RecordedState, origin: string): RecordedState {
  const moved: RecordedState = JSON.parse(JSON.stringify(state).replaceAll(state.origin, origin));
  return moved;
}

/** Writes the recorded rows into an empty database, with the schema that they were recorded with. */
export async function restoreTables(
  { url }: ScratchDatabase,
  tables: RecordedState["tables"],
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrateToRecorded(client);
    for (const { name } of tables) {
      await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await client.query(`TRUNCATE ${name} CASCADE`);
    }
    for (const { name, rows } of tables) {
      const columns = await findColumns(client, name);
      await client.query(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await moveSequences(client);
  } finally {
    await client.end();
  }
}

/** Rows with their own numbers leave the sequences behind. */
async function moveSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 1))
       FROM ${table}`,
    );
  }
}

async function migrateToRecorded(client: Client): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "recorded-migrations-"));
  try {
    await cp(migrations, folder, { recursive: true });
    const journalFile = join(folder, "meta/_journal.json");
    const journal: { entries: unknown[] } = JSON.parse(await readFile(journalFile, "utf8"));
    journal.entries = journal.entries.slice(0, lastMigration + 1);
    await writeFile(journalFile, JSON.stringify(journal));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function findColumns(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.columns ?? "";
}
