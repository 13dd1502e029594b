import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createTestDatabase,
  runAsOwner,
  type TestDatabase,
} from "#server/testing/test-database.ts";
import { connectDatabase } from "./client.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.close());

test("every connection has timeouts and reads times in UTC", async () => {
  const { rows } = await database.pool.query(`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('timezone') AS zone`);
  expect(rows).toEqual([{ statement: "10s", lock: "1500ms", idle: "15s", zone: "UTC" }]);
});

// docs/product/reliability.md#lost-connections
test("connections closed by the database, in use or idle, are reported and replaced", async () => {
  const errors: string[] = [];
  const connection = connectDatabase({
    url: database.url,
    poolSize: 3,
    onConnectionError: (error) => errors.push(error.message),
  });
  const inUse = await connection.pool.connect();
  await Promise.all([connection.pool.query("SELECT 1"), connection.pool.query("SELECT 1")]);
  await database.pool.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await expect(inUse.query("SELECT 1")).rejects.toThrow(/connection/i);
  inUse.release(true);
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  expect(errors.length).toBeGreaterThanOrEqual(3);
  expect((await connection.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await connection.close();
});

// docs/product/reliability.md#busy-database
test("with all connections in use, the next request fails soon", async () => {
  const connection = connectDatabase({
    url: database.url,
    poolSize: 1,
    onConnectionError: () => {},
  });
  const inUse = await connection.pool.connect();
  const started = performance.now();
  await expect(connection.pool.query("SELECT 1")).rejects.toThrow("timeout exceeded");
  expect(performance.now() - started).toBeLessThan(10_000);
  inUse.release();
  await connection.close();
});

// docs/product/reliability.md#busy-database
test("waiting for a connection shortens a request's wait for locks", async () => {
  const connection = connectDatabase({
    url: database.url,
    poolSize: 1,
    maxWaitMs: 20_000,
    onConnectionError: () => {},
  });
  const inUse = await connection.pool.connect();
  const waiting = connection.pool.query<{ ms: number }>(
    "SELECT setting::int AS ms FROM pg_settings WHERE name = 'lock_timeout'",
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  inUse.release();
  const { rows } = await waiting;
  expect(rows[0]?.ms).toBeGreaterThan(0);
  expect(rows[0]?.ms).toBeLessThan(19_500);
  await connection.close();
});

// docs/product/reliability.md#failover
test("transactions that can't begin occupy no connection", async () => {
  const connection = connectDatabase({
    url: database.url,
    poolSize: 2,
    onConnectionError: () => {},
  });
  let isBroken = true;
  connection.pool.on("acquire", (client) => {
    // pg-pool's types leave out `end` of a client that is checked out.
    if (isBroken && client instanceof pg.Client) void client.end();
  });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const failed = connection.db.transaction(async () => {});
    await expect(failed.catch((error: unknown) => isDatabaseUnavailable(error))).resolves.toBe(
      true,
    );
  }
  isBroken = false;
  const one = await connection.db.transaction((tx) => tx.execute("SELECT 1 AS one"));
  expect(one.rows).toEqual([{ one: 1 }]);
  expect(connection.pool.totalCount).toBe(1);
  await connection.close();
});

// docs/product/reliability.md#failover
test("a connection that reaches a replica is replaced by one to the primary", async () => {
  const name = new URL(database.url).pathname.slice(1);
  // A function of the same name, found first, says what a replica says.
  await runAsOwner(
    database.url,
    `CREATE FUNCTION pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
     ALTER DATABASE ${name} SET search_path = public, pg_catalog`,
  );
  const connection = connectDatabase({
    url: database.url,
    poolSize: 2,
    onConnectionError: () => {},
    isPrimaryRequired: true,
  });
  const error: unknown = await connection.pool.query("SELECT 1").catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await runAsOwner(database.url, "DROP FUNCTION public.pg_is_in_recovery()");
  expect((await connection.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await connection.close();
});
