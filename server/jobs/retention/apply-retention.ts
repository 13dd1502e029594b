import type { AppContext } from "#server/app-context.ts";
import { describeError } from "#server/db/describe-error.ts";
import { deleteOldOutboxMails } from "#server/jobs/mail/outbox-files.ts";
import { deleteOldHistory, deleteOldQuotes, deleteUnconfirmedAccounts } from "./delete-old-rows.ts";
import { eraseDueOrders } from "./erase-due-orders.ts";
import { purgeDeleted } from "./purge-deleted.ts";

type Parts = Pick<AppContext, "config" | "db" | "log" | "now" | "stopping" | "storage">;

/** What the job does. Each step may run in several processes at once, and repeating it changes nothing. */
export const retentionSteps = {
  deleteUnconfirmedAccounts,
  purgeDeleted,
  eraseDueOrders,
  deleteOldQuotes,
  deleteOldHistory,
  deleteOldMailFiles: ({ config, now }: Parts): Promise<number> =>
    deleteOldOutboxMails(
      config.dataDir,
      new Date(now().getTime() - config.retention.mail_file_days * 86_400_000),
    ),
} satisfies Record<string, (parts: Parts) => Promise<number>>;

/**
 * Deletes and erases what has been stored long enough. A step that fails is logged, and the next run repeats
 * it. docs/product/accounts.md#retention
 */
export async function applyRetention(parts: Parts): Promise<void> {
  for (const [step, run] of Object.entries(retentionSteps)) {
    if (parts.stopping.aborted) return;
    try {
      const count = await run(parts);
      if (count > 0) parts.log.info({ step, count }, "retention step done");
    } catch (error) {
      parts.log.warn({ err: describeError(error), step }, "retention step failed");
    }
  }
}
