import type { AppContext } from "./app-context.ts";
import { createDelivery } from "./mail/delivery.ts";
import { startNoticeWorker, type NoticeWorker } from "./notices/notice-worker.ts";

/** Starts the worker that mails about orders and low stock, with its own mail transport. */
export function openNotices(
  appContext: Pick<AppContext, "config" | "db" | "log" | "feed">,
): NoticeWorker {
  const { config, db, log, feed } = appContext;
  return startNoticeWorker({ config, db, log, feed, delivery: createDelivery(config) });
}
