import { and, eq } from "drizzle-orm";
import { cartItems } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { removeCartItem } from "./remove-cart-item.ts";

/**
 * Sets the quantity of a line of the user's cart; 0 or less removes the line.
 * @param input The product's UUID and at most 9,999 pieces.
 * @returns The whole cart.
 * @throws {ServiceError} `unauthorized`, or `not_found` if the cart has no such line.
 */
export async function setCartQuantity(
  ctx: ServiceContext,
  input: { readonly product_id: string; readonly quantity: number },
): Promise<CartView> {
  if (input.quantity <= 0) return removeCartItem(ctx, input.product_id);
  const { userId } = requireUser(ctx.actor);
  const changed = await takeTurn(ctx, [`cart:${userId}`], () =>
    ctx.db
      .update(cartItems)
      .set({ quantity: input.quantity })
      .where(and(eq(cartItems.userId, userId), eq(cartItems.productId, input.product_id)))
      .returning({ id: cartItems.id }),
  );
  if (changed.length === 0) throw new ServiceError("not_found");
  return readCart(ctx, userId);
}
