import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { CreatedOrder } from "#domain/order-schema.ts";
import { addressByPhone, shortOrderId } from "#domain/order.ts";
import { shownQuoteStatus } from "#domain/quote.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryWithNewId } from "#server/db/retry-with-new-id.ts";
import { orders, type StoredOrderItem } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { toPlacedOrder, type OrderRecord } from "#server/services/orders/order-row.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { completeQuote } from "./find-quote.ts";
import { findLinkedQuote } from "./follow-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { toFollowedQuote, type QuoteRecord } from "./quote-row.ts";

/** The quote's id, the version that the customer saw, and the id of the order to create. */
type Acceptance = { readonly id: string; readonly version: number; readonly orderId: string };

type Accepted = { readonly order: OrderRecord; readonly isNew: boolean };

/**
 * Turns an answered quote into an order at its prices, once. The row's lock decides between parallel
 * calls. docs/product/quotes.md#one-order-of-a-quote
 * @param input The private link's token and the version that the customer saw.
 * @returns The order with its private link; of an accepted quote the order that it became.
 * @throws {ServiceError} `not_found`, `rate_limited` as `findLinkedQuote`; `quote_changed` with the
 * quote if there is a newer answer; `quote_expired` after the last day; `quote_closed` if it isn't
 * answered or was declined; `order_deleted` if its order was deleted since.
 */
export async function acceptQuote(
  ctx: ServiceContext,
  input: { readonly token: string; readonly version: number },
): Promise<CreatedOrder> {
  const { id } = (await findLinkedQuote(ctx, input.token)).quote;
  const { order, isNew } = await takeTurn(ctx, [`quote:${id}`], () =>
    retryWithNewId("orders_short_id", (orderId) =>
      ctx.db.transaction((tx) => accept(ctx, tx, { id, version: input.version, orderId })),
    ),
  );
  if (order.deletedAt !== null) throw new ServiceError("order_deleted");
  ctx.announceChanges("quote");
  ctx.announceChanges("order");
  if (isNew) ctx.metrics.countOrder();
  return toPlacedOrder(order, ctx.config.rates);
}

async function accept(
  ctx: ServiceContext,
  tx: Transaction,
  { id, version, orderId }: Acceptance,
): Promise<Accepted> {
  const quote = await lockQuote(tx, id);
  if (quote.orderId !== null) return { order: await readOrder(tx, quote.orderId), isNew: false };
  if (quote.status === "answered" && quote.version !== version) {
    const current = toFollowedQuote(ctx, await completeQuote(tx, quote));
    throw new ServiceError("quote_changed", { quote: current });
  }
  const status = shownQuoteStatus(quote.status, quote.validUntil, toTiranaDay(ctx.now()));
  if (status === "expired") throw new ServiceError("quote_expired");
  if (status !== "answered" || quote.total === null) throw new ServiceError("quote_closed");
  const [order] = await tx
    .insert(orders)
    .values({ ...toOrder(quote), id: orderId, total: quote.total })
    .returning();
  if (!order) throw new Error("The order wasn't returned");
  await tx
    .update(quotes)
    .set({ status: "accepted", orderId: order.id, updatedAt: ctx.now() })
    .where(eq(quotes.id, id));
  await recordChanges(tx, "order", "created", [order.id]);
  await recordChanges(tx, "quote", "updated", [id]);
  return { order, isNew: true };
}

function toOrder(quote: QuoteRecord): Omit<typeof orders.$inferInsert, "id" | "total"> {
  return {
    userId: quote.userId,
    customerName: quote.customerName,
    phone: quote.phone,
    country: "",
    city: "",
    shippingMethod: addressByPhone,
    notes: [`Oferta ${shortOrderId(quote.id)}`, quote.note].filter(Boolean).join("\n"),
    email: quote.email,
    companyName: quote.companyName,
    nipt: quote.nipt,
    items: quote.lines.flatMap((line): StoredOrderItem[] => {
      if (line.price === null) return [];
      // A text without a product has the line's own id, which no product has.
      const { product_id, product_name, text, price, quantity } = line;
      return [{ id: product_id ?? line.id, name: product_name ?? text, price, quantity }];
    }),
    // The row's lock makes the order unique. The quote's id would be a key that others may know.
    idempotencyKey: randomUUID(),
    requestDigest: `quote ${quote.id}`,
  };
}

async function readOrder(tx: Transaction, id: string): Promise<OrderRecord> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("The quote's order is missing");
  return order;
}
