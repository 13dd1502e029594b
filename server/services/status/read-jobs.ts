import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import {
  givenUpQueueName,
  jobStates,
  queueNames,
  type JobState,
  type QueueName,
} from "#server/db/jobs/queues.ts";

/** The jobs of a queue in one state. */
export type JobCount = {
  readonly queue: QueueName;
  readonly state: JobState;
  readonly count: number;
  /** How many of them are mails that could not be sent at least once. */
  readonly putOff: number;
  /** How long the first of them has been due, 0 if none is. */
  readonly dueSeconds: number;
};

/** Counts the jobs of all queues that aren't finished; combinations without a job are left out. */
export async function readJobs(db: Database): Promise<readonly JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    SELECT name AS queue, state, count(*)::int AS count,
      count(*) FILTER (WHERE coalesce(data->>'attempts', '0') <> '0')::int AS "putOff",
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now())), 0)::float8
        AS "dueSeconds"
    FROM pgboss.job
    WHERE name IN ${[...queueNames]} AND state::text IN ${[...jobStates]}
    GROUP BY name, state`);
  return rows;
}

/** The mails that were given up in the last seven days. */
export type GivenUpMails = {
  readonly count: number;
  /** The orders and quotes that the last of them were about, the newest first: at most ten. */
  readonly numbers: readonly string[];
};

export async function readGivenUpMails(db: Database): Promise<GivenUpMails> {
  const { rows } = await db.execute<{ number: string | null; count: number }>(sql`
    SELECT data->>'number' AS number, (count(*) OVER ())::int AS count
    FROM pgboss.job
    WHERE name = ${givenUpQueueName} AND state = 'created'
    ORDER BY created_on DESC
    LIMIT 10`);
  const numbers = rows.flatMap(({ number }) => number ?? []);
  return { count: rows[0]?.count ?? 0, numbers: [...new Set(numbers)] };
}
