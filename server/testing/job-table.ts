import type { Database } from "#server/db/client.ts";

/** Counts the jobs that wait or run, without the timed ones. */
export async function countWaitingJobs(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job
     WHERE state <= 'active' AND name IN ('order-placed', 'quote-changed', 'low-stock', 'notice', 'account-mail')`,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes all jobs. */
export async function deleteJobs(db: Database): Promise<void> {
  await db.execute("DELETE FROM pgboss.job");
}
