import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connectDatabase, type DatabaseConnection } from "#server/db/client.ts";
import { writeExchangeRates } from "#server/db/write-exchange-rates.ts";
import { traceQueries } from "#server/tracing/trace-queries.ts";
import { noTracing, type Tracing } from "#server/tracing/tracing.ts";
import { runStatement, withDatabase, withRole } from "./run-statement.ts";

/** A migrated, empty database for one test file, used with the rights of requests. */
export type TestDatabase = DatabaseConnection & { readonly url: string };

/** Rates that make conversions easy to follow in tests. */
export const testRates = { USD: 1.25, ALL: 100, asOf: "2026-01-01" };

/** Waits for connections and locks so long that a busy machine fails no request and counts all attempts. */
export const busyMachine = { maxWaitMs: 30_000 };

/** Copies the migrated template. `close` drops the copy. */
export async function createTestDatabase(limits: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `shop_test_${randomBytes(6).toString("hex")}`;
  await runStatement(maintenanceUrl, `CREATE DATABASE ${name} TEMPLATE ${inject("templateName")}`);
  const url = withRole(withDatabase(maintenanceUrl, name), inject("servingRole"));
  const connection = joinTestDatabase(url, limits);
  await writeExchangeRates(connection.db, testRates);
  return {
    ...connection,
    async close() {
      await connection.close();
      await runStatement(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

export type TestDatabaseSettings = {
  /** Max wait for a connection or a lock. */
  readonly maxWaitMs?: number;
  readonly tracing?: Tracing;
};

/** Opens further connections to a test database, as a second process would. `close` keeps it. */
export function joinTestDatabase(
  url: string,
  { tracing = noTracing, ...limits }: TestDatabaseSettings = {},
): TestDatabase {
  const onConnectionError = (): void => {};
  const connection = connectDatabase({ url, poolSize: 10, onConnectionError, ...limits });
  // Before the first connection is opened.
  traceQueries(connection.pool, tracing);
  return { ...connection, url };
}

/** Address of a test database with its owner, for what requests may not do. */
export function toAdminUrl(url: string): string {
  return withDatabase(inject("maintenanceUrl"), new URL(url).pathname.slice(1));
}

/** Runs a statement as the owner of a test database. */
export function runAsOwner(url: string, statement: string): Promise<void> {
  return runStatement(toAdminUrl(url), statement);
}
