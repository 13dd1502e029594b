import { company } from "#domain/company.ts";
import type { quotes } from "#server/db/schema/quotes.ts";

/** The fields of a quote that mails contain. */
export type MailedQuote = Pick<
  typeof quotes.$inferSelect,
  | "id"
  | "customerName"
  | "companyName"
  | "nipt"
  | "phone"
  | "email"
  | "note"
  | "isUrgent"
  | "lines"
  | "total"
  | "validUntil"
  | "staffNote"
>;

/** The last paragraphs of a mail with a private link, in Albanian. */
export const quoteClosing: readonly string[] = [
  "Ruajeni këtë lidhje për vete: kushdo që e ka, mund ta shohë dhe ta pranojë ofertën.",
  `Për çdo pyetje, na telefononi në ${company.phone.display} dhe tregoni numrin e kërkesës.`,
];
