import { describePlacedTerms } from "#domain/describe-terms.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import type { Order } from "#domain/order-schema.ts";
import { copyTerms, openTerms } from "#domain/order-terms.ts";
import { shortOrderId } from "#domain/order.ts";
import { formatShortDay, toTiranaDay } from "#domain/tirana-day.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { followOrder } from "#server/services/orders/follow-order.ts";
import { getOrder } from "#server/services/orders/get-order.ts";
import { proformaLimits } from "#server/services/orders/order-limits.ts";

/**
 * Draws the proforma invoice of the order that a private link opens.
 * @throws {ServiceError} As `followOrder`; `rate_limited` after many documents.
 */
export async function printProformaByLink(ctx: ServiceContext, token: string): Promise<File> {
  return print(ctx, await followOrder(ctx, token));
}

/**
 * Draws the proforma invoice of an order.
 * @param ctx The owner's or an admin's context.
 * @throws {ServiceError} As `getOrder`; `rate_limited` after many documents.
 */
export async function printProforma(ctx: ServiceContext, id: string): Promise<File> {
  return print(ctx, await getOrder(ctx, id));
}

async function print(ctx: ServiceContext, order: Order): Promise<File> {
  await countAttempt(ctx.attempts, proformaLimits(ctx));
  // Fonts and pdfkit, which most processes never need.
  const { drawProforma } = await import("#datasheets/draw-proforma.ts");
  const { language, city, delivery } = order;
  const number = shortOrderId(order.id);
  const createdAt = new Date(order.created_at);
  const terms = order.terms ?? copyTerms(openTerms, order.country, city);
  const described =
    delivery === null ? undefined : { city, cost: delivery, days: terms.delivery_days };
  const canTransfer = terms.payment_ways.includes("bank-transfer");
  const bytes = await drawProforma({
    language,
    number,
    createdAt,
    date: formatShortDay(toTiranaDay(createdAt)),
    customer: listCustomer(order),
    lines: order.items.map(({ name, price, quantity }) => ({
      name,
      quantity,
      price,
      total: toAmount(lineTotalCents(Math.round(price * 100), quantity)),
    })),
    delivery,
    total: order.total,
    totalAll: order.total_all,
    terms: describePlacedTerms(terms, described, language),
    bankAccount: canTransfer ? ctx.config.bankAccount : undefined,
  });
  return new File([new Uint8Array(bytes)], `proforma-${number}.pdf`, { type: "application/pdf" });
}

function listCustomer(order: Order): readonly string[] {
  return [
    order.company_name,
    order.nipt && `NIPT ${order.nipt}`,
    order.customer_name,
    [order.shipping_method, order.city, order.country].join(", "),
    order.phone,
    order.email,
  ].filter(Boolean);
}
