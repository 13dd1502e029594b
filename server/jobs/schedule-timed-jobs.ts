import type { Job, PgBoss } from "pg-boss";
import { z } from "zod";
import { describeError } from "#server/db/describe-error.ts";
import { timedJobs, type TimedJobParts } from "./timed-jobs.ts";

const timedJob = z.object({ job: z.string() });

/** Schedules the timed jobs. Of several processes, one adds a job when it is due. */
export async function scheduleTimedJobs(boss: PgBoss): Promise<void> {
  await Promise.all(
    Object.entries(timedJobs).map(([name, { cron }]) => {
      const { data, ...options } = createTimedJob(name);
      return boss.schedule("timed", cron, data, { ...options, key: name, missed: "once" });
    }),
  );
}

/** With the name as its key, a job that waits or runs is not added again. */
export function createTimedJob(name: string): {
  readonly data: z.infer<typeof timedJob>;
  readonly singletonKey: string;
} {
  return { data: { job: name }, singletonKey: name };
}

/** Runs timed jobs one after the other. An error is logged; the job runs again at its next time. */
export async function runTimedJobs(
  parts: TimedJobParts,
  jobs: readonly Job<unknown>[],
): Promise<void> {
  for (const { data } of jobs) {
    const name = timedJob.parse(data).job;
    try {
      // Undefined for a job that another version of the program scheduled.
      await timedJobs[name]?.run(parts);
    } catch (error) {
      parts.log.warn({ err: describeError(error), job: name }, "timed job failed");
    }
  }
}
