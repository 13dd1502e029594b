import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { readCart, type CartView } from "./cart-view.ts";

/**
 * Reads the user's cart.
 * @throws {ServiceError} `unauthorized` for a visitor.
 */
export async function getCart(ctx: ServiceContext): Promise<CartView> {
  return readCart(ctx, requireUser(ctx.actor).userId);
}
