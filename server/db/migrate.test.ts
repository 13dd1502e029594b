import pg from "pg";
import { getRollbackPlans } from "pg-boss";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createEmptyDatabase, type EmptyDatabase } from "#server/testing/empty-database.ts";
import { withRole } from "#server/testing/run-statement.ts";
import { installJobQueue, jobQueueVersion } from "./jobs/install-job-queue.ts";
import { migrateDatabase } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { prepareSchema } from "./prepare-schema.ts";

const blocker =
  "CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql AS $$ SELECT value $$";

let database: EmptyDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => database.close());

test("a fresh database gets every migration once, and a second run changes nothing", async () => {
  await migrateDatabase(database.url);
  const tables = await listTables();
  expect(tables).toEqual(
    expect.arrayContaining(["admin_users", "brands", "cart_items", "orders", "products", "users"]),
  );
  await database.client.query("INSERT INTO brands (id, name) VALUES (gen_random_uuid(), 'NSK')");
  await migrateDatabase(database.url);
  expect(await countMigrations()).toBe(journal.entries.length);
  expect(await listTables()).toEqual(tables);
  expect((await database.client.query("SELECT name FROM brands")).rows).toEqual([{ name: "NSK" }]);
});

// docs/product/reliability.md#one-migration
test("servers that start together on a fresh database migrate it once", async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  expect(await countMigrations()).toBe(journal.entries.length);
  expect(await listTables()).toContain("products");
});

test("a first start that ended halfway is completed as the owner, for the role of requests", async () => {
  await installJobQueue(database.url);
  const url = withRole(database.url, inject("servingRole"));
  await prepareSchema({ url, adminUrl: database.url }, captureLog().log);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations",
  );
  await client.end();
  expect(rows).toEqual([{ count: journal.entries.length }]);
});

test("an older job queue is upgraded with its indexes before a server opens it", async () => {
  await migrateDatabase(database.url);
  const readIndexes = async (): Promise<unknown[]> => {
    const { rows } = await database.client.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE schemaname = 'pgboss' ORDER BY 1",
    );
    return rows;
  };
  const indexes = await readIndexes();
  for (const version of [jobQueueVersion, jobQueueVersion - 1]) {
    await database.client.query(getRollbackPlans("pgboss", version));
  }
  await migrateDatabase(database.url);
  const { rows } = await database.client.query(
    "SELECT version, (SELECT count(*)::int FROM pgboss.bam) AS waiting FROM pgboss.version",
  );
  expect(rows).toEqual([{ version: jobQueueVersion, waiting: 0 }]);
  expect(await readIndexes()).toEqual(indexes);
});

// docs/product/reliability.md#migrations
test("a migration that fails halfway changes nothing and can be run again", async () => {
  await database.client.query(blocker);
  await expect(migrateDatabase(database.url)).rejects.toThrow("fold_text");
  expect(await listTables()).toEqual([]);
  expect(await countMigrations()).toBe(0);
  await database.client.query("DROP FUNCTION fold_text");
  await migrateDatabase(database.url);
  expect(await countMigrations()).toBe(journal.entries.length);
});

// docs/product/reliability.md#migrations
test("a failed migration releases the lock that others wait for", async () => {
  await database.client.query(blocker);
  const outcomes = await Promise.allSettled([1, 2].map(() => migrateDatabase(database.url)));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
  expect(await listTables()).toEqual([]);
});

async function listTables(): Promise<unknown[]> {
  const { rows } = await database.client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  return rows.map((row) => row.name);
}

async function countMigrations(): Promise<unknown> {
  const { rows } = await database.client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations",
  );
  return rows[0]?.count;
}
