import { runTransaction } from "#server/db/run-transaction.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { findVisibleProduct } from "#server/services/products/shown-products.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { putCartLines } from "./put-cart-lines.ts";
import { recordCartRequest } from "./record-cart-request.ts";

/**
 * Adds pieces of a product to the user's cart.
 * @param input The product's UUID and 1 to 9,999 pieces. A repeated addition with the same idempotency
 * key, a UUID, adds nothing.
 * @returns The whole cart.
 * @throws {ServiceError} `unauthorized`; `out_of_stock` if the product is missing or has no stock;
 * `cart_full` beyond 200 lines.
 */
export async function addCartItem(
  ctx: ServiceContext,
  input: {
    readonly product_id: string;
    readonly quantity: number;
    readonly idempotency_key?: string | undefined;
  },
): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  await takeTurn(ctx, [`cart:${userId}`], () =>
    runTransaction(ctx.db, async (tx) => {
      if (!(await recordCartRequest(tx, userId, input.idempotency_key))) return;
      const product = await findVisibleProduct(tx, input.product_id);
      if (!product || product.stockQuantity <= 0) throw new ServiceError("out_of_stock");
      await putCartLines(tx, userId, [{ id: input.product_id, quantity: input.quantity }]);
    }),
  );
  return readCart(ctx, userId);
}
