import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { takeTurn } from "#server/services/take-turn.ts";

/**
 * Runs an order change that may move stock, serialised in this process with other changes of the order
 * and its products.
 * @param id The order's UUID; for an unknown one the change itself fails.
 * @throws {ServiceError} `database_unavailable` if too many changes are queued.
 */
export async function takeOrderTurn<Result>(
  ctx: ServiceContext,
  id: string,
  change: () => Promise<Result>,
): Promise<Result> {
  // An order's products never change, so they can be read before its row is locked.
  const [order] = await ctx.db
    .select({ items: orders.items })
    .from(orders)
    .where(eq(orders.id, id));
  const products = (order?.items ?? []).map((item) => `product:${item.id}` as const);
  return takeTurn(ctx, [`order:${id}`, ...products], change);
}
