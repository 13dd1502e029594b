import { eq } from "drizzle-orm";
import { z } from "zod";
import { storedQuoteStatuses } from "#domain/quote.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { JobQueue } from "./job-queue.ts";
import type { NewMailJob } from "./notice-mails.ts";
import type { QuoteMailKind } from "./quote-mails.ts";

/** What the triggers of `quotes` add: a quote and its state after the change. */
const quoteChange = z.object({
  quote: z.string(),
  status: z.enum(storedQuoteStatuses),
  version: z.number(),
});

type QuoteChange = z.infer<typeof quoteChange>;
type QuoteRow = typeof quotes.$inferSelect;

/**
 * Queues the mails about new, answered and declined quotes. A process that dies here may queue a mail
 * twice, but loses none.
 * @param changes Data of the jobs.
 */
export async function queueQuoteNotices(
  parts: {
    readonly db: Database;
    readonly jobs: JobQueue;
    readonly config: Pick<Config, "staffEmails">;
  },
  changes: readonly unknown[],
): Promise<void> {
  const { db, jobs, config } = parts;
  for (const data of changes) {
    const change = quoteChange.parse(data);
    const [row] = await db.select().from(quotes).where(eq(quotes.id, change.quote));
    if (!row) continue;
    const kind = findCustomerMail(row, change);
    const staff = change.status === "open" ? config.staffEmails : [];
    const mails: NewMailJob[] = staff.map((to) => ({ kind: "new-quote", quote: row.id, to }));
    if (kind && row.email !== "") {
      const version = kind === "quote-received" ? undefined : row.version;
      mails.push({ kind, quote: row.id, version, to: row.email });
    }
    await jobs.add(
      "notice",
      mails.map((mail) => ({ data: mail })),
    );
  }
}

/** A change that another has followed since needs no mail: the quote's page shows the newer one. */
function findCustomerMail(row: QuoteRow, change: QuoteChange): QuoteMailKind | undefined {
  if (change.status === "open") return "quote-received";
  if (row.status !== change.status || row.version !== change.version) return undefined;
  if (row.status === "answered") return "quote-answered";
  return row.declinedBy === "staff" ? "quote-declined" : undefined;
}
