import type { Job, JobResult } from "pg-boss";
import type { Logger } from "pino";
import { shortOrderId } from "#domain/order.ts";
import { describeError } from "#server/db/describe-error.ts";
import { givenUpQueueName, type QueueName } from "#server/db/jobs/queues.ts";
import { nameDeliveryError, type Delivery } from "#server/jobs/mail/delivery.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { JobQueue } from "./job-queue.ts";
import { composeMail, mailJob, type MailJob, type MailContext } from "./notice-mails.ts";

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** What distinguishes the queues of mails. */
export type MailKind = {
  readonly queue: QueueName;
  /** The mail's name in the log. */
  readonly logName: string;
  /**
   * Pauses in milliseconds after the first, second, … failure. After the last one, the mail is
   * given up.
   */
  readonly retryPauses: readonly number[];
};

export const noticeMails: MailKind = {
  queue: "notice",
  logName: "notice",
  retryPauses: [
    5 * seconds,
    30 * seconds,
    3 * minutes,
    15 * minutes,
    1 * hours,
    6 * hours,
    24 * hours,
  ],
};

/** Stops earlier: a user without the mail requests another, and the links expire. */
export const accountMails: MailKind = {
  queue: "account-mail",
  logName: "mail",
  retryPauses: noticeMails.retryPauses.slice(0, 4),
};

export type DeliveryParts = MailContext & {
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly delivery: Delivery;
  readonly metrics: Metrics;
  readonly stopping: AbortSignal;
};

/**
 * Sends the mails of jobs. A failed mail becomes a new job, which runs after a pause. If the process dies
 * after sending, the mail is sent again: it may arrive twice, but is never lost.
 */
export function deliverMails(
  parts: DeliveryParts,
  kind: MailKind,
  jobs: readonly Job<unknown>[],
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, data }): Promise<JobResult> => {
      try {
        const isDone = await deliverMail(parts, kind, { id, data: mailJob.parse(data) });
        return { id, status: isDone ? "completed" : "failed" };
      } catch (error) {
        // Only this job runs again; the others of the batch may have been sent.
        parts.log.warn(
          { mail: id, err: describeError(error) },
          `composing a ${kind.logName} failed`,
        );
        return { id, status: "failed" };
      }
    }),
  );
}

type QueuedMail = { readonly id: string; readonly data: MailJob };

/** @returns False if the job has to run again at once. */
async function deliverMail(
  parts: DeliveryParts,
  kind: MailKind,
  { id, data }: QueuedMail,
): Promise<boolean> {
  const { log, delivery, stopping, metrics } = parts;
  let mail;
  try {
    mail = await composeMail(parts, data);
  } catch (error) {
    if (data.kind !== "sealed") throw error;
    await giveUp(parts, kind, { id, data }, { err: describeError(error) });
    return true;
  }
  if (!mail) return true;
  try {
    log.info({ mail: id, ...(await delivery.deliver(mail)) }, `${kind.logName} sent`);
    metrics.countMail("sent");
    return true;
  } catch (error) {
    // Stopping aborts the attempt. This doesn't count as a failure: the next process sends the mail
    // at once.
    if (stopping.aborted) return false;
    await putOff(parts, kind, { id, data }, nameDeliveryError(error));
    return true;
  }
}

async function putOff(
  parts: DeliveryParts,
  kind: MailKind,
  { id, data }: QueuedMail,
  reason: string,
): Promise<void> {
  const { jobs, log, metrics } = parts;
  const { queue, logName, retryPauses } = kind;
  const retryMs = retryPauses[data.attempts];
  if (retryMs === undefined) return giveUp(parts, kind, { id, data }, { error: reason });
  metrics.countMail("put_off");
  log.warn({ mail: id, error: reason, retryMs }, `${logName} not sent`);
  const retry = { ...data, attempts: data.attempts + 1 };
  await jobs.add(queue, [{ data: retry, startAfter: retryMs / 1000 }]);
  // Polls are seconds apart.
  setTimeout(() => jobs.wake(queue), retryMs).unref();
}

/** Leaves the number of the order or quote for the status page, without the address. */
async function giveUp(
  { jobs, log, metrics }: DeliveryParts,
  { logName }: MailKind,
  { id, data }: QueuedMail,
  reason: object,
): Promise<void> {
  await jobs.add(givenUpQueueName, [{ data: { number: findNumber(data) } }]);
  metrics.countMail("given_up");
  log.error({ mail: id, ...reason }, `${logName} given up`);
}

/** The number of the order or quote that a mail is about, if any. */
function findNumber(data: MailJob): string | null {
  if ("order" in data) return shortOrderId(data.order);
  return "quote" in data ? shortOrderId(data.quote) : null;
}
