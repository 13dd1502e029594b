import { and, eq, isNull } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import { isAdmin } from "#domain/roles.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toOrder, toStaffOrder } from "./order-row.ts";

/**
 * Reads one order.
 * @param ctx The owner's or an admin's context.
 * @throws {ServiceError} `unauthorized` for a visitor; `not_found` for an unknown, deleted or another
 * customer's order, so that ids can't be probed.
 */
export async function getOrder(ctx: ServiceContext, id: string): Promise<Order> {
  const actor = requireUser(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.deletedAt)));
  const row = rows[0];
  if (!row || (!isAdmin(actor) && row.userId !== actor.userId)) {
    throw new ServiceError("not_found");
  }
  return (isAdmin(actor) ? toStaffOrder : toOrder)(row, ctx.config.rates);
}
