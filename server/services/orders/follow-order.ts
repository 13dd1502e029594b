import { and, eq, isNull } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { orderLinkLimits } from "./order-limits.ts";
import { orderOfRow } from "./order-row.ts";

/**
 * Reads the order of a private link, for any actor. The response doesn't reveal whether the order
 * belongs to an account.
 * @throws {ServiceError} `not_found` for an invalid token, including that of a deleted order;
 * `rate_limited` after many invalid tokens.
 */
export async function followOrder(ctx: ServiceContext, token: string): Promise<Order> {
  const limits = orderLinkLimits(ctx);
  await countAttempt(ctx.attempts, limits);
  const row = await findByToken(ctx, token);
  if (!row) throw new ServiceError("not_found");
  // Only failures count.
  await ctx.attempts.limiter.giveBack(limits);
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
