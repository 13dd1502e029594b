import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A database for one run. */
export type ScratchDatabase = {
  readonly name: string;
  /** With the owner of the tables. */
  readonly url: string;
  /** With a role that may only use rows, if the server has one. */
  readonly servingUrl: string;
  readonly drop: () => Promise<void>;
};

/**
 * Creates a database on the PostgreSQL of TEST_DATABASE_URL, as a copy of TEST_DATABASE_TEMPLATE if
 * that is set and the database may have contents. Returns undefined without TEST_DATABASE_URL: the shop starts its embedded one.
 */
export async function createScratchDatabase(
  options: { readonly isEmpty?: boolean } = {},
): Promise<ScratchDatabase | undefined> {
  const { TEST_DATABASE_URL: serverUrl, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!serverUrl) return undefined;
  const { TEST_DATABASE_SERVING_URL: servingUrl = serverUrl } = process.env;
  const name = `journeys_${randomBytes(6).toString("hex")}`;
  const source = template && !options.isEmpty ? ` TEMPLATE ${template}` : "";
  await execute(serverUrl, `CREATE DATABASE ${name}${source}`);
  const [url, serving] = [new URL(serverUrl), new URL(servingUrl)];
  for (const address of [url, serving]) address.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    servingUrl: serving.href,
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
