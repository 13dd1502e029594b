import { Client } from "pg";
import { loadConfig } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { openDatabaseSource } from "#server/db/open-database-source.ts";

/** The database of a running shop, read and changed past the server, as its owner. */
export type ShopDatabase = {
  query(
    statement: string,
    values?: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
};

/** Joins the embedded database of a data folder, or opens DATABASE_URL. */
export async function openShopDatabase(dataDir: string): Promise<ShopDatabase> {
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
  const source = await openDatabaseSource(config, createLog("silent"));
  const client = new Client({ connectionString: source.adminUrl });
  // Some cases kill the database.
  client.on("error", () => undefined);
  await client.connect();
  return {
    async query(statement, values = []) {
      const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
      return rows;
    },
    async close() {
      await client.end();
      await source.stop();
    },
  };
}
