import { startScratchPostgres } from "#server/testing/start-scratch-postgres.ts";
import { createScratchDatabase } from "../../e2e/support/scratch-database.ts";
import { startServer } from "../../e2e/support/start-server.ts";

/**
 * Starts one PostgreSQL for the shops of all workers (TEST_DATABASE_URL, otherwise an embedded one)
 * with a migrated and seeded database that each shop copies.
 */
export default async function setUpDatabase(): Promise<() => Promise<void>> {
  const { env } = process;
  const postgres = env["TEST_DATABASE_URL"] ? undefined : await startScratchPostgres();
  if (postgres) {
    env["TEST_DATABASE_URL"] = postgres.adminUrl;
    env["TEST_DATABASE_SERVING_URL"] = postgres.url;
  }
  const template = await createScratchDatabase();
  const shop = await startServer(template && { database: template });
  await shop.stop();
  env["TEST_DATABASE_TEMPLATE"] = template?.name;
  return async () => {
    await template?.drop();
    await postgres?.stop();
  };
}
