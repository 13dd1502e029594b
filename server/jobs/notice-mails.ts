import { eq } from "drizzle-orm";
import { z } from "zod";
import { shortOrderId } from "#domain/order.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { MailContent, OutgoingMail } from "#server/jobs/mail/delivery.ts";
import { lowStockMail } from "#server/jobs/mail/templates/low-stock-mail.ts";
import { newOrderMail } from "#server/jobs/mail/templates/new-order-mail.ts";
import { orderReceivedMail } from "#server/jobs/mail/templates/order-received-mail.ts";
import { openSealedMail } from "./queue-mails.ts";
import { composeQuoteMail, quoteMailKinds } from "./quote-mails.ts";
import type { Seal } from "./seal.ts";

const lowProduct = z.object({
  name: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
});

/**
 * The data of a mail's job. The mail of an order or a quote is composed when it is sent: its link is a
 * secret.
 */
export const mailJob = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("order-received"), order: z.string(), to: z.string() }),
    z.object({ kind: z.literal("new-order"), order: z.string(), to: z.string() }),
    z.object({
      kind: z.enum(quoteMailKinds),
      quote: z.string(),
      /** Of the answer that the mail is about; absent in jobs of older versions. */
      version: z.number().optional(),
      to: z.string(),
    }),
    z.object({ kind: z.literal("low-stock"), products: z.array(lowProduct), to: z.string() }),
    z.object({ kind: z.literal("sealed"), sealed: z.string() }),
  ])
  .and(z.object({ attempts: z.number().default(0) }));

export type MailJob = z.infer<typeof mailJob>;

/** A mail's job before its first attempt. */
export type NewMailJob = z.input<typeof mailJob>;

export type MailContext = {
  readonly db: Database;
  readonly config: Pick<Config, "publicUrl">;
  readonly seal: Seal;
};

/**
 * Composes a job's mail. Undefined if its order or quote was deleted or its data erased, or if the quote
 * changed while the mail waited: another mail says so.
 */
export async function composeMail(
  { db, config, seal }: MailContext,
  job: MailJob,
): Promise<OutgoingMail | undefined> {
  if (job.kind === "sealed") return openSealedMail(seal, job.sealed);
  const dashboard = `${config.publicUrl}/admin/products`;
  if (job.kind === "low-stock") {
    const list = `${dashboard}?tab=products&state=low-stock`;
    return { to: job.to, ...lowStockMail(job.products, list) };
  }
  if ("quote" in job) {
    const content = await composeQuoteMail({ db, config }, job);
    return content && { to: job.to, ...content };
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, job.order));
  if (!order || order.erasedAt !== null || order.deletedAt !== null) return undefined;
  const content: MailContent =
    job.kind === "new-order"
      ? newOrderMail(order, `${dashboard}?q=${shortOrderId(order.id)}`)
      : orderReceivedMail(
          order,
          `${config.publicUrl}/account#order=${order.linkToken}`,
          job.to === order.email,
        );
  return { to: job.to, ...content };
}
