import type { AppContext } from "./app-context.ts";
import { createDelivery } from "./mail/delivery.ts";
import { startNoticeWorker, type NoticeWorker } from "./notices/notice-worker.ts";

/** Opens the mails about orders and low stock, with a way to the mail server of their own. */
export function openNotices(
  appContext: Pick<AppContext, "config" | "db" | "log" | "feed">,
): NoticeWorker {
  const { config, db, log, feed } = appContext;
  return startNoticeWorker({ config, db, log, feed, delivery: createDelivery(config) });
}
