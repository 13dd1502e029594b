import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type DatabaseConnection } from "#server/db/client.ts";
import { writeExchangeRates } from "#server/db/write-exchange-rates.ts";

/** A migrated, empty database for one test file. */
export type TestDatabase = DatabaseConnection & { readonly url: string };

/** Rates that make conversions easy to follow in tests. */
export const testRates = { USD: 1.25, ALL: 100, asOf: "2026-01-01" };

/** Copies the migrated template. `close` drops the copy. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `shop_test_${randomBytes(6).toString("hex")}`;
  await runMaintenance(
    maintenanceUrl,
    `CREATE DATABASE ${name} TEMPLATE ${inject("templateName")}`,
  );
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  const connection = connectDatabase({
    url: url.href,
    poolSize: 10,
    onConnectionError: () => {},
  });
  await writeExchangeRates(connection.db, testRates);
  return {
    ...connection,
    url: url.href,
    async close() {
      await connection.close();
      await runMaintenance(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
