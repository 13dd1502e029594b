import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A database for one run. */
export type ScratchDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** Makes a database on the PostgreSQL that TEST_DATABASE_URL names; none, if it names none. */
export async function createScratchDatabase(): Promise<ScratchDatabase | undefined> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return undefined;
  const name = `journeys_${randomBytes(6).toString("hex")}`;
  await execute(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
