import { and, eq } from "drizzle-orm";
import { cartItems } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";

/**
 * Removes a line from the user's cart.
 * @returns The whole cart.
 * @throws {ServiceError} `unauthorized`, or `not_found` if the cart has no such line.
 */
export async function removeCartItem(ctx: ServiceContext, productId: string): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  const removed = await takeTurn(ctx, [`cart:${userId}`], () =>
    ctx.db
      .delete(cartItems)
      .where(and(eq(cartItems.userId, userId), eq(cartItems.productId, productId)))
      .returning({ id: cartItems.id }),
  );
  if (removed.length === 0) throw new ServiceError("not_found");
  return readCart(ctx, userId);
}
