import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A database without any table, and a connection to it. */
export type EmptyDatabase = {
  readonly url: string;
  readonly client: pg.Client;
  close(): Promise<void>;
};

/** Makes a database of its own beside the test files' copies. `close` drops it. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `shop_empty_${randomBytes(6).toString("hex")}`;
  await runOn(maintenanceUrl, `CREATE DATABASE ${name}`);
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    async close() {
      await client.end();
      await runOn(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
