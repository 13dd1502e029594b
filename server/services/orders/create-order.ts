import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { CreatedOrder, OrderRequest, SentOrder } from "#domain/order-schema.ts";
import { copyTerms, findDeliveryRate } from "#domain/order-terms.ts";
import { isDeliverable } from "#domain/places.ts";
import { retryWithNewId } from "#server/db/retry-with-new-id.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { findSqlState, sqlStates } from "#server/db/sql-state.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { tooManyAttempts } from "#server/services/count-attempt.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { insertOrder, type OrderInsert } from "./insert-order.ts";
import { newOrderLimits } from "./order-limits.ts";
import { toPlacedOrder, type OrderRecord } from "./order-row.ts";

/**
 * Places an order for a guest or a signed-in user. The statement that writes the order reads names,
 * prices and the total from the database and empties the server cart.
 * docs/product/orders.md#prices-from-the-server, docs/product/orders.md#one-order-per-key
 * @param sent Validated fields, 1 to 200 lines, each product once.
 * @returns The order with its private link; for a repeated idempotency key the order that was placed
 * first.
 * @throws {ServiceError} `invalid_order` for an unknown product, place or a total out of range, or if a
 * bot filled in the hidden field; `unavailable_products` with the ids of products that aren't sold;
 * `order_deleted` if the key's order was deleted since; `idempotency_mismatch` if the key was used with
 * other contents; `rate_limited` after too many orders of one client or phone.
 */
export async function createOrder(ctx: ServiceContext, sent: SentOrder): Promise<CreatedOrder> {
  const { website = "", ...request } = sent;
  if (website !== "") {
    ctx.log.warn("order with the hidden field filled in");
    throw new ServiceError("invalid_order");
  }
  if (!isDeliverable(request.country, request.city) || request.items.length === 0) {
    throw new ServiceError("invalid_order");
  }
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const requestDigest = getDigest(request, userId);
  const insert = { request, userId, requestDigest, ...getTerms(ctx, request) };
  const limits = newOrderLimits(ctx, request);
  const waitMs = await ctx.attempts.limiter.take(limits);
  const placed = waitMs === 0 ? await placeCounted(ctx, insert, limits) : undefined;
  if (placed) {
    ctx.announceChanges("order");
    ctx.metrics.countOrder();
    return toPlacedOrder(placed, ctx.config.rates);
  }
  const earlier = await findByKey(ctx, request.idempotency_key);
  if (!earlier && waitMs > 0) throw tooManyAttempts(waitMs);
  if (!earlier) throw await explainMissingProducts(ctx, request);
  // Whatever its contents: the order no longer exists, and the customer has to be notified.
  if (earlier.deletedAt !== null) throw new ServiceError("order_deleted");
  if (earlier.requestDigest !== insert.requestDigest) {
    throw new ServiceError("idempotency_mismatch");
  }
  return toPlacedOrder(earlier, ctx.config.rates);
}

/** Counts only orders that were created: repeats and rejected orders are free. */
async function placeCounted(
  ctx: ServiceContext,
  insert: Omit<OrderInsert, "id">,
  limits: readonly AttemptLimit[],
): Promise<OrderRecord | undefined> {
  let placed: OrderRecord | undefined;
  try {
    placed = await placeOrder(ctx, insert);
  } finally {
    if (!placed) await ctx.attempts.limiter.giveBack(limits);
  }
  return placed;
}

async function placeOrder(
  ctx: ServiceContext,
  insert: Omit<OrderInsert, "id">,
): Promise<OrderRecord | undefined> {
  // The statement empties the server cart, which other requests may be changing.
  const cart = insert.userId === null ? [] : [`cart:${insert.userId}` as const];
  try {
    return await retryWithNewId("orders_short_id", (id) =>
      takeTurn(ctx, cart, () => insertOrder(ctx.db.$client, { ...insert, id })),
    );
  } catch (error) {
    if (findSqlState(error) === sqlStates.numericOutOfRange)
      throw new ServiceError("invalid_order");
    throw error;
  }
}

async function findByKey(ctx: ServiceContext, key: string): Promise<OrderRecord | undefined> {
  const rows = await ctx.db.select().from(orders).where(eq(orders.idempotencyKey, key));
  return rows[0];
}

async function explainMissingProducts(
  ctx: ServiceContext,
  request: OrderRequest,
): Promise<ServiceError> {
  const wanted = request.items.map((item) => item.id);
  const known = await ctx.db
    .select({ id: products.id, isActive: products.isActive, deletedAt: products.deletedAt })
    .from(products)
    .where(inArray(products.id, wanted));
  if (known.length < wanted.length) return new ServiceError("invalid_order");
  const gone = known.filter((product) => !product.isActive || product.deletedAt !== null);
  return new ServiceError("unavailable_products", {
    // Omits the names: a client could send any id, including one of a product that was never shown.
    // Older apps ignore an entry without the name property and then keep its line in the cart.
    products: gone.map(({ id }) => ({ id, name: "" })),
  });
}

/** The terms of the moment; the statement that writes the order decides whether the delivery is free. */
function getTerms(
  { config }: ServiceContext,
  { country, city }: OrderRequest,
): Pick<OrderInsert, "terms" | "delivery"> {
  const { orderTerms } = config;
  const { free_delivery_from: freeFrom } = orderTerms;
  const cost = findDeliveryRate(orderTerms, country, city)?.cost;
  return {
    terms: copyTerms(orderTerms, country, city),
    delivery: { cost: cost?.toFixed(2) ?? null, freeFrom: freeFrom?.toFixed(2) ?? null },
  };
}

/** Values that say the same as an absent field, as in an order of an older client. */
const absentValues = new Map([
  ["email", ""],
  ["company_name", ""],
  ["nipt", ""],
  ["language", "sq"],
]);

function getDigest(request: OrderRequest, userId: string | null): string {
  const { idempotency_key: _, items, ...fields } = request;
  const contents = [
    userId,
    Object.entries(fields)
      .filter(([name, value]) => absentValues.get(name) !== value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    items.map((i) => [i.id, i.quantity]),
  ];
  return createHash("sha256").update(JSON.stringify(contents)).digest("base64url");
}
