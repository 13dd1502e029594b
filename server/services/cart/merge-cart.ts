import { runTransaction } from "#server/db/run-transaction.ts";
import type { ServiceContext } from "../context.ts";
import { requireUser } from "../permission.ts";
import { takeTurn } from "../take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { putCartLines, type WantedLine } from "./put-cart-lines.ts";

/**
 * Merges a guest's cart into one's own, adding quantities. Products that ran out of stock are
 * kept, since an order of them is taken all the same. Lines of products that aren't sold are left
 * out without a name: any id could be asked about here, and the device knows what it sent.
 *
 * @param ctx A signed-in person's context.
 * @param lines The guest's lines, each product once, at most 200.
 * @returns The whole cart; `dropped` names what was in it before and is no longer sold.
 * @throws {ServiceError} `unauthorized`; `cart_full` where both carts together pass 200 lines.
 * Source: decisions, "Accounts"; case S72.
 */
export async function mergeCart(
  ctx: ServiceContext,
  lines: readonly WantedLine[],
): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  await takeTurn(ctx, [`cart:${userId}`], () =>
    runTransaction(ctx.db, (tx) => putCartLines(tx, userId, lines)),
  );
  return readCart(ctx.db, userId);
}
