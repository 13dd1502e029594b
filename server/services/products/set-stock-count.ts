import type { Product } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeProduct } from "./change-product.ts";
import { requireStock } from "./require-stock.ts";

/** A new count, and the one that staff saw when they entered it. */
export type StockCount = {
  readonly id: string;
  readonly count: number;
  readonly expected: number;
};

/**
 * Writes the stock of a product, unless it changed since staff saw it: an order confirmed since must
 * not get its pieces back.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`; `stock_changed` with the present count.
 */
export async function setStockCount(
  ctx: ServiceContext,
  { id, count, expected }: StockCount,
): Promise<Product> {
  requireAdmin(ctx.actor);
  return changeProduct(ctx, id, (present) => {
    requireStock(present, expected);
    return { stockQuantity: count, stockBeforeOff: null };
  });
}
