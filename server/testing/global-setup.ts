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
    /** The migrated database that test files copy. */
    templateName: string;
    /** The role with the rights of the one that serves requests. */
    servingRole: { readonly name: string; readonly password: string };
  }
}

/** Opens the test run's PostgreSQL: TEST_DATABASE_URL, otherwise a new embedded one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const source = given ? { adminUrl: given, stop: async () => {} } : await startScratchPostgres();
  const { adminUrl } = source;
  const suffix = randomBytes(6).toString("hex");
  const templateName = `shop_template_${suffix}`;
  const servingRole = { name: `shop_serving_${suffix}`, password: suffix };
  const { name, password } = servingRole;
  try {
    await runStatement(adminUrl, `CREATE DATABASE ${templateName}`);
  } catch (error) {
    const reason = describeConnectionError(error, adminUrl);
    if (!given || !reason) throw error;
    throw new Error(`${reason}: start this database or unset TEST_DATABASE_URL`, { cause: error });
  }
  await runStatement(adminUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  await migrateDatabase(withDatabase(adminUrl, templateName), { servingRole: name });
  project.provide("maintenanceUrl", adminUrl);
  project.provide("templateName", templateName);
  project.provide("servingRole", servingRole);
  return async () => {
    await runStatement(adminUrl, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    try {
      // Fails after a failed test that left its database; a new PostgreSQL is thrown away as a whole.
      if (given) await runStatement(adminUrl, `DROP ROLE ${name}`);
    } finally {
      await source.stop();
    }
  };
}
