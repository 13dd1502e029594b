import { runTransaction } from "#server/db/run-transaction.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { putCartLines, type WantedLine } from "./put-cart-lines.ts";
import { recordCartRequest } from "./record-cart-request.ts";

/**
 * Merges a guest's cart into the user's, adding up quantities. Out-of-stock products stay, because they
 * can still be ordered. Products that aren't sold are dropped without a name: a client could send any
 * id, and the device has the names of its own lines.
 * @param lines The guest's lines, each product once, at most 200.
 * @param idempotencyKey A repeated merge with the same UUID adds nothing.
 * @returns The whole cart; `dropped` has the names of products that were in it before and are no longer
 * sold.
 * @throws {ServiceError} `unauthorized`; `cart_full` if both carts together exceed 200 lines.
 */
export async function mergeCart(
  ctx: ServiceContext,
  lines: readonly WantedLine[],
  idempotencyKey?: string,
): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  await takeTurn(ctx, [`cart:${userId}`], () =>
    runTransaction(ctx.db, async (tx) => {
      if (!(await recordCartRequest(tx, userId, idempotencyKey))) return;
      await putCartLines(tx, userId, lines);
    }),
  );
  return readCart(ctx, userId);
}
