import type { House } from "./house.ts";
import { createDelivery } from "./mail/delivery.ts";
import { startNoticeWorker, type NoticeWorker } from "./notices/notice-worker.ts";

/** Opens the mails about orders and low stock, with a way to the mail server of their own. */
export function openNotices(house: Pick<House, "config" | "db" | "log" | "feed">): NoticeWorker {
  const { config, db, log, feed } = house;
  return startNoticeWorker({ config, db, log, feed, delivery: createDelivery(config) });
}
