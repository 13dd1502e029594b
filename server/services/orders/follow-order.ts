import { and, eq, isNull } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "../context.ts";
import { countAttempt } from "../count-attempt.ts";
import { ServiceError } from "../service-error.ts";
import { orderLinkLimits } from "./order-limits.ts";
import { orderOfRow, type Order } from "./order-row.ts";

/**
 * Reads the order that a private link opens, for whoever holds it. Nothing in it tells whether the
 * order belongs to an account.
 *
 * @param ctx Anybody may ask.
 * @param token The link's token.
 * @returns The order.
 * @throws {ServiceError} `not_found` for anything that opens no order, a deleted one's token
 * included; `rate_limited` after many of those.
 * Source: decisions, "Orders and stock"; security case S44.
 */
export async function followOrder(ctx: ServiceContext, token: string): Promise<Order> {
  const limits = orderLinkLimits(ctx);
  countAttempt(ctx.attempts, limits);
  const row = await findByToken(ctx, token);
  if (!row) throw new ServiceError("not_found");
  // Only failures count.
  ctx.attempts.limiter.giveBack(limits);
  return { ...orderOfRow(row, ctx.config.rates), user_id: null };
}

async function findByToken(
  ctx: ServiceContext,
  token: string,
): Promise<typeof orders.$inferSelect | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.linkToken, token), isNull(orders.deletedAt)));
  return rows[0];
}
