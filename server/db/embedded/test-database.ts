import { Client } from "pg";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { findPostmaster } from "./postmaster.ts";

/**
 * Runs one statement over a connection of its own.
 *
 * @param url Address of the database.
 * @param text The statement.
 * @returns Its rows.
 */
export async function queryOnce(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Says which process runs a database.
 *
 * @param dataFolder PostgreSQL's data folder.
 * @returns Its number.
 */
export async function getPostmasterPid(dataFolder: string): Promise<number> {
  const running = await findPostmaster(dataFolder);
  if (running === undefined || running === "unclear") throw new Error("No database runs");
  return running.pid;
}

/**
 * Waits for a start that must fail.
 *
 * @param attempt The start.
 * @returns Its error.
 */
export async function getFailure(attempt: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const outcome = await attempt.catch((error: unknown) => error);
  if (outcome instanceof EmbeddedPostgresError) return outcome;
  throw new Error("The start didn't fail as expected", { cause: outcome });
}
