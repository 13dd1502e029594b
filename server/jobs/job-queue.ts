import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import {
  fromDrizzle,
  type ConstructorOptions,
  type Job,
  type JobInsert,
  type PgBoss,
  type WorkOptions,
} from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "#server/db/client.ts";
import { createBoss } from "#server/db/jobs/create-boss.ts";
import { installQueues } from "#server/db/jobs/install-job-queue.ts";
import type { QueueName } from "#server/db/jobs/queues.ts";
import { noTracing, type Tracing } from "#server/tracing/tracing.ts";

/** The queues of the database, as this process uses them. */
export type JobQueue = {
  readonly boss: PgBoss;
  /**
   * Adds jobs.
   * @param tx The transaction that the jobs belong to; call `wake` after its commit.
   */
  add(queue: QueueName, jobs: readonly JobInsert[], tx?: Transaction): Promise<void>;
  /**
   * Deletes jobs that `work` is running, in the transaction of what they do. Otherwise they stay for some minutes
   * after they have run, and taking the next fifty reads all that stayed, fifty times.
   */
  finish(queue: QueueName, ids: readonly string[], tx: Transaction): Promise<void>;
  /** Runs the jobs of a queue in this process. */
  work(
    queue: QueueName,
    options: WorkOptions,
    run: (batch: Job<unknown>[]) => Promise<unknown>,
  ): Promise<void>;
  /** Makes this process look for jobs at once instead of at the next poll. */
  wake(queue: QueueName): void;
  close(): Promise<void>;
};

/** What a process does beside adding and running jobs. */
const maintenance: ConstructorOptions = {
  // The owner migrates: see `migrateDatabase`.
  migrate: false,
  // Deletes finished jobs and frees those of dead processes.
  superviseIntervalSeconds: 60,
  monitorIntervalSeconds: 60,
  maintenanceIntervalSeconds: 300,
  cronWorkerIntervalSeconds: 30,
  // Jobs that depend on jobs: we have none.
  flowIntervalSeconds: 24 * 60 * 60,
};

const noMaintenance: ConstructorOptions = { supervise: false, schedule: false, migrate: false };

/**
 * Opens the queues of a migrated database.
 * @param options.isMaintained False for tests, whose queues are installed and need no maintenance.
 */
export async function openJobQueue(
  pool: Pool,
  log: Logger,
  {
    isMaintained = true,
    tracing = noTracing,
  }: { readonly isMaintained?: boolean; readonly tracing?: Tracing } = {},
): Promise<JobQueue> {
  const boss = createBoss(pool, log, isMaintained ? maintenance : noMaintenance);
  await boss.start();
  if (isMaintained) await installQueues(boss);
  const workers = new Map<QueueName, string>();
  const wake = (queue: QueueName): void => boss.notifyWorker(workers.get(queue) ?? "");
  return {
    boss,
    wake,
    async add(queue, jobs, tx) {
      if (jobs.length === 0) return;
      await boss.insert(queue, [...jobs], tx && { db: fromDrizzle(tx, sql) });
      if (!tx) wake(queue);
    },
    async finish(queue, ids, tx) {
      await boss.deleteJob(queue, [...ids], { db: fromDrizzle(tx, sql) });
    },
    async work(queue, options, run) {
      const attributes = { "messaging.destination.name": queue };
      const traced = (batch: Job<unknown>[]): Promise<unknown> =>
        tracing.run({ name: `job ${queue}`, kind: "consumer", attributes }, () => run(batch));
      workers.set(queue, await boss.work(queue, options, traced));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
