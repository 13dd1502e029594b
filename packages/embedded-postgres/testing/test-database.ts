import { Client } from "pg";
import { EmbeddedPostgresError } from "#embedded-postgres/embedded-postgres-error.ts";
import { findPostmaster } from "#embedded-postgres/postmaster.ts";

/**
 * Runs one statement on its own connection.
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
 * Returns the process id of a running database.
 * @param dataFolder PostgreSQL's data folder.
 */
export async function getPostmasterPid(dataFolder: string): Promise<number> {
  const running = await findPostmaster(dataFolder);
  if (running === undefined || running === "unclear") throw new Error("No database runs");
  return running.pid;
}

/** Waits for a start that must fail and returns its error. */
export async function getFailure(attempt: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const outcome = await attempt.catch((error: unknown) => error);
  if (outcome instanceof EmbeddedPostgresError) return outcome;
  throw new Error("The start didn't fail as expected", { cause: outcome });
}
