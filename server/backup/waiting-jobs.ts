import type pg from "pg";
import type { BackupTable } from "./list-tables.ts";

/**
 * Mails that wait in the job queue. Its schema belongs to pg-boss and differs between versions, so a
 * backup contains only what SQL may insert; timed jobs are scheduled by every start.
 */
export const waitingJobs: BackupTable = {
  name: "waiting-jobs",
  columns: ["id", "name", "data", "start_after"],
};

const queuesOfNotices = ["order-placed", "quote-changed", "low-stock", "notice"];

/** Mails of accounts are encrypted with the session secret. */
export function selectWaitingJobs(hasSecrets: boolean): string {
  const queues = hasSecrets ? [...queuesOfNotices, "account-mail"] : queuesOfNotices;
  return `SELECT ${waitingJobs.columns.join(", ")} FROM pgboss.job
    WHERE state::text IN ('created', 'retry', 'active')
      AND name IN (${queues.map((queue) => `'${queue}'`).join(", ")})`;
}

/** Creates the table into which a restore copies the jobs of the archive. */
export async function createJobTable(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE restored_jobs (id uuid, name text, data jsonb, start_after timestamptz)
    ON COMMIT DROP`);
}

/** Adds the copied jobs to their queues, with the settings of the queues here. */
export async function addRestoredJobs(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO pgboss.job (id, name, data, start_after, policy, retry_limit, retry_delay, expire_seconds,
      deletion_seconds, keep_until)
    SELECT job.id, q.name, job.data, job.start_after, q.policy, q.retry_limit, q.retry_delay,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
    FROM restored_jobs job JOIN pgboss.queue q USING (name)`);
}
