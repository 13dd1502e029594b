import { eq } from "drizzle-orm";
import { cartItems } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import type { CartView } from "./cart-view.ts";

/**
 * Empties the user's cart.
 * @throws {ServiceError} `unauthorized` for a visitor.
 */
export async function clearCart(ctx: ServiceContext): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  await takeTurn(ctx, [`cart:${userId}`], () =>
    ctx.db.delete(cartItems).where(eq(cartItems.userId, userId)),
  );
  return { items: [], dropped: [] };
}
