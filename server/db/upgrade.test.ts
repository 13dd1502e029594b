import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionToken } from "#server/services/accounts/hashed-sessions.ts";
import { createEmptyDatabase, type EmptyDatabase } from "#server/testing/empty-database.ts";
import { migrateDatabase } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

let database: EmptyDatabase;
let fresh: EmptyDatabase;

/** A shop as left by the version before history and notices. */
beforeAll(async () => {
  [database, fresh] = [await createEmptyDatabase(), await createEmptyDatabase()];
  await migrateAsFarAs("0001_search");
  await database.client.query(`
    INSERT INTO exchange_rates VALUES ('ALL', 100);
    INSERT INTO products (id, name, price, currency, brand, stock_quantity, deleted_at)
    SELECT gen_random_uuid(), 'Shtrënguese ' || n, n, (ARRAY['EUR', 'ALL'])[1 + n % 2], 'NSK',
      n % 10, CASE WHEN n % 10 = 0 THEN now() END
    FROM generate_series(1, 100) n;
    INSERT INTO orders (id, customer_name, phone, country, city, shipping_method, items, total,
      idempotency_key, request_digest, created_at, deleted_at)
    SELECT gen_random_uuid(), 'Agim Çela', '+355 69 123 45' || n, 'Shqipëri', 'Tiranë', 'Rruga 1',
      jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Bearing', 'price', n,
        'quantity', 1)), n, gen_random_uuid(), 'x', now() - n * interval '1 hour',
      CASE WHEN n % 10 = 0 THEN now() END
    FROM generate_series(1, 50) n;
    INSERT INTO users (id, name, email) VALUES ('u', 'Agim', 'agim@firm.example');
    INSERT INTO sessions (id, token, user_id, expires_at)
    VALUES ('s', 'oldSessionTokenOf32Characters123', 'u', now() + interval '1 day')`);
  await migrateDatabase(database.url);
  await migrateDatabase(fresh.url);
});

afterAll(async () => {
  await database.close();
  await fresh.close();
});

// PostgreSQL from 15.20 on would add no constraint to such a table: a migration of it would fail.
test("no function with a parsed body takes a table's row", async () => {
  const { rows } = await fresh.client.query<{ name: string }>(`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosqlbody IS NOT NULL AND EXISTS (
      SELECT FROM unnest(proargtypes) AS argument (id) JOIN pg_type ON pg_type.oid = argument.id
      WHERE typtype = 'c')`);
  expect(rows).toEqual([]);
});

test("each existing order gets a private link and no mail", async () => {
  expect(
    await read(`
      SELECT count(*)::int AS orders, count(DISTINCT link_token)::int AS links,
        min(length(link_token)) AS length, count(*) FILTER (WHERE noticed_at IS NULL)::int AS unnoticed
      FROM orders`),
  ).toEqual([{ orders: 50, links: 50, length: 64, unnoticed: 0 }]);
  expect(
    await read(
      "SELECT FROM mails UNION ALL SELECT FROM low_stock_notices UNION ALL SELECT FROM pgboss.job",
    ),
  ).toEqual([]);
});

// docs/product/reliability.md#upgrades
test("existing orders and products are found by the dashboard's searches", async () => {
  expect(await read("SELECT FROM orders WHERE search_text LIKE '%agim cela%'")).toHaveLength(50);
  expect(await read("SELECT FROM products WHERE admin_text LIKE '%shtrenguese 7%'")).toHaveLength(
    11,
  );
});

// docs/product/security.md#no-secrets-at-rest
test("an existing session stays, by the hash of its token", async () => {
  expect(await read("SELECT token FROM sessions")).toEqual([
    { token: hashSessionToken("oldSessionTokenOf32Characters123") },
  ]);
});

test("the upgrade itself writes no history, but later changes do", async () => {
  expect(await read("SELECT FROM history")).toEqual([]);
  await database.client.query("UPDATE products SET stock_quantity = 77 WHERE name LIKE '% 7'");
  expect(await read("SELECT action, actor_name FROM history")).toEqual([
    { action: "stock", actor_name: "System" },
  ]);
});

// docs/product/reliability.md#upgrades
test("an upgraded database has the same columns and indexes as a fresh one", async () => {
  for (const shape of [
    "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
  ]) {
    expect(await read(shape)).toEqual((await fresh.client.query(shape)).rows);
  }
});

async function migrateAsFarAs(tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shop-migrations-"));
  await cp(fileURLToPath(new URL("./migrations", import.meta.url)), folder, { recursive: true });
  const end = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  const entries = journal.entries.slice(0, end);
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(database.client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

async function read(statement: string): Promise<unknown[]> {
  return (await database.client.query<Record<string, unknown>>(statement)).rows;
}
