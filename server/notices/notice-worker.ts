import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import type { Change, ChangeFeed } from "#server/live/change.ts";
import { mailStopMs, type Delivery } from "#server/mail/delivery.ts";
import { deliverDueMails, findNextDueMs } from "./deliver-mails.ts";
import { queueLowStockNotices } from "./queue-low-stock-notices.ts";
import { queueOrderNotices } from "./queue-order-notices.ts";

/** Sends mails about orders and low stock in the background. */
export type NoticeWorker = {
  /** Stops taking new work and waits briefly for the mail in progress. Unsent mails stay queued. */
  close(): Promise<void>;
};

export type NoticeParts = {
  readonly db: Database;
  readonly config: Pick<Config, "publicUrl" | "staffEmails">;
  readonly log: Logger;
  readonly feed: Pick<ChangeFeed, "subscribe">;
  readonly delivery: Delivery;
  readonly retryPauses?: readonly number[];
};

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const defaultRetryPauses = [
  5 * seconds,
  30 * seconds,
  3 * minutes,
  15 * minutes,
  1 * hours,
  6 * hours,
  24 * hours,
];

/** Finds changes without a hint: those of a process that died, and rows written by hand. */
const sweepMs = 60 * seconds;
/** Collects simultaneous changes into one mail, such as ten products that run low with one order. */
const gatherMs = 250;
const faultPauseMs = 5 * seconds;

/**
 * Starts the worker. The database stores the pending work, so that no notice is lost with a process
 * and several processes can share it.
 */
export function startNoticeWorker(parts: NoticeParts): NoticeWorker {
  const { db, config, log, feed, delivery, retryPauses = defaultRetryPauses } = parts;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  const work = async (): Promise<number> => {
    const areMoreOrders = await queueOrderNotices(db, config);
    await queueLowStockNotices(db, config);
    await deliverDueMails({ db, log, delivery, retryPauses }, isStopping);
    if (areMoreOrders) return 0;
    return Math.min(sweepMs, Math.max(0, (await findNextDueMs(db)) ?? sweepMs));
  };

  const workUntilQuiet = async (): Promise<void> => {
    let pauseMs = 0;
    while (isWanted && !isStopping()) {
      isWanted = false;
      try {
        pauseMs = await work();
      } catch (error) {
        log.warn({ err: describeError(error) }, "notices not worked off");
        pauseMs = faultPauseMs;
      }
    }
    running = undefined;
    wakeIn(pauseMs);
  };

  const wakeIn = (pauseMs: number): void => {
    const at = performance.now() + pauseMs;
    if (isStopping() || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => {
      wakesAt = Infinity;
      isWanted = true;
      running ??= workUntilQuiet();
    }, pauseMs).unref();
  };

  const unsubscribe = feed.subscribe((change) => {
    if (mayNeedNotice(change)) wakeIn(gatherMs);
  });
  wakeIn(0);
  return {
    async close() {
      stopping.abort();
      unsubscribe();
      clearTimeout(timer);
      await Promise.race([running, delay(mailStopMs, undefined, { ref: false })]);
      delivery.close();
      // The mail in progress has failed now, and its next attempt is written to the database.
      await running;
    },
  };
}

function mayNeedNotice({ topic, kind }: Change): boolean {
  return topic === "order" ? kind === "created" : kind === "updated" || kind === "many";
}
