import { z } from "zod";
import { defaultRetention, type Retention } from "#domain/retention.ts";

const days = z.coerce.number().int().min(1).max(365);
const months = z.coerce.number().int().min(1).max(120);

/** Settings of how long personal data stays. */
export const retentionEnvironment = z.object({
  KEEP_UNCONFIRMED_ACCOUNTS_DAYS: days.default(defaultRetention.unconfirmed_account_days),
  KEEP_GUEST_ORDERS_MONTHS: months.default(defaultRetention.guest_order_months),
  KEEP_QUOTES_MONTHS: months.default(defaultRetention.quote_months),
  KEEP_HISTORY_MONTHS: months.default(defaultRetention.history_months),
  KEEP_SEARCHES_MONTHS: months.default(defaultRetention.search_months),
  KEEP_MAIL_FILES_DAYS: days.default(defaultRetention.mail_file_days),
});

export function readRetention(read: z.infer<typeof retentionEnvironment>): Retention {
  return {
    unconfirmed_account_days: read.KEEP_UNCONFIRMED_ACCOUNTS_DAYS,
    guest_order_months: read.KEEP_GUEST_ORDERS_MONTHS,
    quote_months: read.KEEP_QUOTES_MONTHS,
    history_months: read.KEEP_HISTORY_MONTHS,
    search_months: read.KEEP_SEARCHES_MONTHS,
    mail_file_days: read.KEEP_MAIL_FILES_DAYS,
  };
}
