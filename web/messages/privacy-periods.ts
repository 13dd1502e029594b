import { undoDays } from "#domain/history.ts";
import { importDays, maxOpenOrderDays, type Retention } from "#domain/retention.ts";

type Item = { readonly text: string; readonly period: keyof Retention };

const items: readonly Item[] = [
  {
    text: "Accounts whose address isn’t confirmed are deleted after",
    period: "unconfirmed_account_days",
  },
  {
    text: "Orders without an account keep goods, prices and totals, but lose name, phone, email, company, address and notes. From the order’s last change that takes",
    period: "guest_order_months",
  },
  {
    text: "Requests for a quote are deleted with their photos. From their last change that takes",
    period: "quote_months",
  },
  {
    text: "Who changed what in orders, quotes and products is deleted after",
    period: "history_months",
  },
  {
    text: "Searches that found nothing, which don’t say who searched, are deleted after",
    period: "search_months",
  },
  {
    text: "Mails that are stored as files, as long as no mail service is set up, are deleted after",
    period: "mail_file_days",
  },
];

const en = {
  lead: "The shop deletes the following by itself, after periods that are read from its settings:",
  items,
  fixed: [
    `Deleted orders, products and notes of staff are removed for good after ${undoDays}\u00A0days, product files that staff imported after ${importDays}\u00A0days.`,
    `When you delete your account, your quotes and the personal data in your orders are erased at once. An open order keeps what its delivery needs until it is completed or cancelled, ${maxOpenOrderDays}\u00A0days at most. Backups are replaced in turn and then hold nothing of it either.`,
    "On the account page you can download everything that is stored about your account.",
  ],
  failed: "The periods couldn’t be loaded.",
  retry: "Try again",
};

export const privacyPeriodsText = { en };
