import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { runStatement, withDatabase } from "./run-statement.ts";

/** A database without tables, and a connection to it. */
export type EmptyDatabase = {
  readonly url: string;
  readonly client: pg.Client;
  close(): Promise<void>;
};

/**
 * Creates an empty database beside the test files' copies. `close` drops it.
 * @param template A database to copy, such as the migrated one.
 */
export async function createEmptyDatabase(template = "template1"): Promise<EmptyDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `shop_empty_${randomBytes(6).toString("hex")}`;
  await runStatement(maintenanceUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = withDatabase(maintenanceUrl, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    async close() {
      await client.end();
      await runStatement(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
