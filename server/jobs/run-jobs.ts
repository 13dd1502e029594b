import { setTimeout as delay } from "node:timers/promises";
import type { Job, WorkOptions } from "pg-boss";
import { z } from "zod";
import type { AppContext } from "#server/app-context.ts";
import { describeError } from "#server/db/describe-error.ts";
import { queueNames, type QueueName } from "#server/db/jobs/queues.ts";
import { createDelivery, mailStopMs, type Delivery } from "#server/jobs/mail/delivery.ts";
import type { Change } from "#server/live/change.ts";
import {
  accountMails,
  deliverMails,
  noticeMails,
  type DeliveryParts,
  type MailKind,
} from "./deliver-mails.ts";
import type { JobQueue } from "./job-queue.ts";
import { queueLowStockNotices } from "./queue-low-stock-notices.ts";
import { queueOrderNotices } from "./queue-order-notices.ts";
import { queueQuoteNotices } from "./queue-quote-notices.ts";
import { createTimedJob, runTimedJobs, scheduleTimedJobs } from "./schedule-timed-jobs.ts";
import { runScheduledBackup, scheduleBackup } from "./scheduled-backup.ts";
import type { TimedJobParts } from "./timed-jobs.ts";

/** The workers of this process. */
export type RunningJobs = {
  /** Stops taking jobs and waits briefly for those in progress. The rest stays queued. */
  close(): Promise<void>;
};

export type JobParts = Pick<
  AppContext,
  "config" | "db" | "databaseUrl" | "log" | "feed" | "jobs" | "seal" | "storage" | "now" | "metrics"
> & {
  readonly delivery?: Delivery;
  readonly retryPauses?: readonly number[];
};

/** Collects simultaneous changes into one mail, such as ten products that run low with one order. */
const gatherMs = 250;

const schedulePauseMs = 1_000;

const orderPlaced = z.object({ order: z.string() });

/** Runs the jobs of all queues, and schedules the timed ones. */
export async function runJobs(parts: JobParts): Promise<RunningJobs> {
  const { config, feed, jobs } = parts;
  const stopping = new AbortController();
  const delivery = parts.delivery ?? createDelivery(config);
  const jobParts = { ...parts, delivery, stopping: stopping.signal };
  const unsubscribe = feed.subscribe(wakeOnChange(jobs));
  await startWorkers(jobParts);
  const scheduled = scheduleJobs(jobParts);
  return {
    async close() {
      stopping.abort();
      unsubscribe();
      const stopped = Promise.all(queueNames.map((queue) => jobs.boss.offWork(queue)));
      await Promise.race([stopped, delay(mailStopMs, undefined, { ref: false })]);
      // The mails in progress fail now, and their jobs are released.
      delivery.close();
      await Promise.all([stopped, scheduled]);
    },
  };
}

/**
 * Schedules jobs, again after a pause if that fails: the server takes orders already, and its database may be
 * too busy to answer in time.
 */
async function scheduleJobs({
  config,
  jobs,
  log,
  stopping,
}: JobParts & Pick<DeliveryParts, "stopping">): Promise<void> {
  while (!stopping.aborted) {
    try {
      await Promise.all([
        scheduleTimedJobs(jobs.boss),
        scheduleBackup(jobs.boss, config.backup),
        jobs.add("timed", ["find-unqueued-notices", "fill-dimensions"].map(createTimedJob)),
      ]);
      return;
    } catch (error) {
      log.warn({ err: describeError(error) }, "scheduling jobs failed");
      await delay(schedulePauseMs, undefined, { ref: false, signal: stopping }).catch(() => {});
    }
  }
}

async function startWorkers(parts: DeliveryParts & TimedJobParts & JobParts): Promise<void> {
  const { jobs } = parts;
  const deliver = (kind: MailKind, batch: Job<unknown>[]): Promise<unknown> =>
    deliverMails(parts, { ...kind, retryPauses: parts.retryPauses ?? kind.retryPauses }, batch);
  const mails = { ...every(5), batchSize: 4, perJobResults: true };
  await jobs.work("notice", mails, (batch) => deliver(noticeMails, batch));
  await jobs.work("account-mail", mails, (batch) => deliver(accountMails, batch));
  await jobs.work("order-placed", { ...every(30), batchSize: 50 }, (batch) =>
    queueOrderNotices(
      parts,
      batch.map(({ id, data }) => ({ id, order: orderPlaced.parse(data).order })),
    ),
  );
  await jobs.work("quote-changed", { ...every(30), batchSize: 50 }, (batch) =>
    queueQuoteNotices(
      parts,
      batch.map(({ data }) => data),
    ),
  );
  await jobs.work("low-stock", { ...every(30), batchSize: 1_000 }, () =>
    queueLowStockNotices(parts),
  );
  await jobs.work("timed", { ...every(30), batchSize: 10 }, (batch) => runTimedJobs(parts, batch));
  await jobs.work("backup", every(30), () => runScheduledBackup(parts));
}

/**
 * Polls find jobs that another process added or that were put off. `wake` finds others at once, without a
 * NOTIFY in the transaction of an order: commits would wait for each other.
 */
function every(seconds: number): WorkOptions {
  return { pollingIntervalSeconds: seconds, burstWhenBatchFull: true };
}

function wakeOnChange(jobs: JobQueue): (change: Change) => void {
  const gathering = new Set<QueueName>();
  return (change) => {
    const queue = findQueue(change);
    if (!queue || gathering.has(queue)) return;
    gathering.add(queue);
    setTimeout(() => {
      gathering.delete(queue);
      jobs.wake(queue);
    }, gatherMs).unref();
  };
}

/** Returns the queue in which a change may have added a job. */
function findQueue({ topic, kind }: Change): QueueName | undefined {
  if (topic === "synonyms") return undefined;
  if (topic === "quote") return "quote-changed";
  if (topic === "order") return kind === "created" ? "order-placed" : undefined;
  return kind === "updated" || kind === "many" ? "low-stock" : undefined;
}
