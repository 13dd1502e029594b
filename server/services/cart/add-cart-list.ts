import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { isShown } from "#server/services/products/shown-products.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { putCartLines, type WantedLine } from "./put-cart-lines.ts";
import { recordCartRequest } from "./record-cart-request.ts";

type Outcome = "added" | "out_of_stock" | "not_sold" | "not_in_cart";

/** The cart, and what became of each line of the list, in its order. */
export type CartListView = CartView & {
  readonly lines: { readonly product_id: string; readonly outcome: Outcome }[];
};

/**
 * Adds a list of products to the user's cart in one transaction, by the rules of a single addition: what
 * isn't sold or has no stock is left out and named.
 * @param items Each product once, 1 to 200 of them, with 1 to 9,999 pieces.
 * @param idempotencyKey A repeated list with the same UUID adds nothing; a line that the cart no longer
 * holds is then `not_in_cart`.
 * @throws {ServiceError} `unauthorized`; `cart_full` beyond 200 lines, when nothing is added.
 */
export async function addCartList(
  ctx: ServiceContext,
  items: readonly WantedLine[],
  idempotencyKey: string,
): Promise<CartListView> {
  const { userId } = requireUser(ctx.actor);
  const { isNew, stock } = await takeTurn(ctx, [`cart:${userId}`], () =>
    runTransaction(ctx.db, async (tx) => {
      const isNewRequest = await recordCartRequest(tx, userId, idempotencyKey);
      const stockOfProducts = await readStock(tx, items);
      const sold = items.filter(({ id }) => (stockOfProducts.get(id) ?? 0) > 0);
      if (isNewRequest) await putCartLines(tx, userId, sold);
      return { isNew: isNewRequest, stock: stockOfProducts };
    }),
  );
  const cart = await readCart(ctx, userId);
  const held = new Set(cart.items.map((item) => item.product_id));
  const lines = items.map(({ id }) => ({
    product_id: id,
    outcome: getOutcome(stock.get(id), isNew, held.has(id)),
  }));
  return { ...cart, lines };
}

/** Pieces on hand of those products that the shop shows. */
async function readStock(
  tx: Transaction,
  items: readonly WantedLine[],
): Promise<ReadonlyMap<string, number>> {
  const ids = items.map(({ id }) => id);
  const rows = await tx
    .select({ id: products.id, stock: products.stockQuantity, isShown: sql<boolean>`${isShown}` })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.flatMap((row) => (row.isShown ? [[row.id, row.stock] as const] : [])));
}

/** A product that ran out of stock after an earlier addition stays in the cart. */
function getOutcome(stock: number | undefined, isNew: boolean, isHeld: boolean): Outcome {
  if (stock === undefined) return "not_sold";
  if (isNew) return stock > 0 ? "added" : "out_of_stock";
  if (isHeld) return "added";
  return stock > 0 ? "not_in_cart" : "out_of_stock";
}
