import type { ServiceContext } from "../context.ts";
import { requireUser } from "../permission.ts";
import { readCart, type CartView } from "./cart-view.ts";

/**
 * Reads one's own cart.
 *
 * @param ctx A signed-in person's context.
 * @returns The cart.
 * @throws {ServiceError} `unauthorized` for a visitor.
 */
export async function getCart(ctx: ServiceContext): Promise<CartView> {
  return readCart(ctx.db, requireUser(ctx.actor).userId);
}
