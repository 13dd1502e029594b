import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "../context.ts";
import { takeTurn } from "../take-turn.ts";

/**
 * Runs a change of an order that may move stock, once no other change of the order or of one of its
 * products runs in this process.
 *
 * @param ctx The context of the caller.
 * @param id The order's UUID; an unknown one waits for nothing, the change finds it missing.
 * @param change The change.
 * @returns What the change returns.
 * @throws {ServiceError} `database_unavailable` where too many changes wait.
 */
export async function takeOrderTurn<Result>(
  ctx: ServiceContext,
  id: string,
  change: () => Promise<Result>,
): Promise<Result> {
  // An order's products never change, so that they can be read before its row is locked.
  const [order] = await ctx.db
    .select({ items: orders.items })
    .from(orders)
    .where(eq(orders.id, id));
  const products = (order?.items ?? []).map((item) => `product:${item.id}` as const);
  return takeTurn(ctx, [`order:${id}`, ...products], change);
}
