import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any constant will do, as long as every version of the program uses the same one. */
const migrationLock = 7_240_001;

/** Brings a database to the newest schema. Servers that start together wait for each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "shop-migrate" });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: findMigrations() });
  } finally {
    await client.end();
  }
}

/** The migrations lie beside this file in the source tree and beside the bundle in production. */
function findMigrations(): string {
  const beside = fileURLToPath(new URL("./migrations", import.meta.url));
  if (!existsSync(beside)) throw new Error(`No migrations at ${beside}`);
  return beside;
}
