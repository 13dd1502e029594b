import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { describeConnectionError } from "#server/db/describe-connection-error.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { runStatement, withDatabase } from "./run-statement.ts";
import { startScratchPostgres } from "./start-scratch-postgres.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's
  export interface ProvidedContext {
    /** A database from which test files can create their own databases. */
    maintenanceUrl: string;
    /** Whether this is `npm run test:full`, or a test started by hand. */
    isFullRun: boolean;
    /** The migrated database that test files copy. */
    templateName: string;
  }
}

/** Opens the test run's PostgreSQL: TEST_DATABASE_URL, otherwise a new embedded one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const source = given ? { url: given, stop: async () => {} } : await startScratchPostgres();
  const templateName = `shop_template_${randomBytes(6).toString("hex")}`;
  try {
    await runStatement(source.url, `CREATE DATABASE ${templateName}`);
  } catch (error) {
    const reason = describeConnectionError(error, source.url);
    if (!given || !reason) throw error;
    throw new Error(`${reason}: start this database or unset TEST_DATABASE_URL`, { cause: error });
  }
  await migrateDatabase(withDatabase(source.url, templateName));
  project.provide("maintenanceUrl", source.url);
  project.provide("templateName", templateName);
  return async () => {
    await runStatement(source.url, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await source.stop();
  };
}
