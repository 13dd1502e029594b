import { and, eq, isNull } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { findByLink } from "./find-by-link.ts";
import { toOrder, type OrderRecord } from "./order-row.ts";

/**
 * Reads the order of a private link, for any actor. The response doesn't reveal whether the order
 * belongs to an account.
 * @throws {ServiceError} `not_found` for an invalid token, including that of a deleted order;
 * `rate_limited` after many invalid tokens.
 */
export async function followOrder(ctx: ServiceContext, token: string): Promise<Order> {
  return toFollowedOrder(ctx, await openOrderLink(ctx, token));
}

/** An order as its private link shows it. */
export function toFollowedOrder(ctx: ServiceContext, row: OrderRecord): Order {
  return { ...toOrder(row, ctx.config.rates), user_id: null };
}

/**
 * Finds the order of a private link.
 * @throws {ServiceError} As `followOrder`.
 */
export function openOrderLink(ctx: ServiceContext, token: string): Promise<OrderRecord> {
  return findByLink(ctx, token, (known) => findByToken(ctx, known));
}

async function findByToken(ctx: ServiceContext, token: string): Promise<OrderRecord | undefined> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.linkToken, token), isNull(orders.deletedAt)));
  return rows[0];
}
