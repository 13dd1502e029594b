import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { Order } from "./order-row.ts";

/** STUB */
export async function restoreOrder(ctx: ServiceContext, _id: string): Promise<Order> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
