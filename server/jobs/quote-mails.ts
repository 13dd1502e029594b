import { eq } from "drizzle-orm";
import { quoteLinkPath } from "#domain/quote.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { newQuoteMail } from "#server/jobs/mail/templates/new-quote-mail.ts";
import { quoteAnsweredMail } from "#server/jobs/mail/templates/quote-answered-mail.ts";
import { quoteDeclinedMail } from "#server/jobs/mail/templates/quote-declined-mail.ts";
import { quoteReceivedMail } from "#server/jobs/mail/templates/quote-received-mail.ts";

export const quoteMailKinds = [
  "new-quote",
  "quote-received",
  "quote-answered",
  "quote-declined",
] as const;

export type QuoteMailKind = (typeof quoteMailKinds)[number];

const customerMails = {
  "quote-received": quoteReceivedMail,
  "quote-answered": quoteAnsweredMail,
  "quote-declined": quoteDeclinedMail,
};

/** What a mail about a quote says, and of which version of the answer. */
type QuoteMail = {
  readonly quote: string;
  readonly kind: QuoteMailKind;
  readonly version?: number | undefined;
};

/** Composes the mail about a quote. Undefined if it no longer exists, or is no longer as the mail says. */
export async function composeQuoteMail(
  { db, config }: { readonly db: Database; readonly config: Pick<Config, "publicUrl"> },
  { quote: id, kind, version }: QuoteMail,
): Promise<MailContent | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (!quote) return undefined;
  if (version !== undefined && version !== quote.version) return undefined;
  if (kind === "quote-answered" && quote.status !== "answered") return undefined;
  if (kind === "quote-declined" && quote.status !== "declined") return undefined;
  if (kind === "new-quote") {
    return newQuoteMail(quote, `${config.publicUrl}/admin/products?tab=quotes&quote=${id}`);
  }
  return customerMails[kind](quote, config.publicUrl + quoteLinkPath(id, quote.linkToken));
}
