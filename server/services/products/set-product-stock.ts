import { sql } from "drizzle-orm";
import type { Product } from "#domain/product-schema.ts";
import { restoredStockQuantity } from "#domain/stock.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeProduct } from "./change-product.ts";

/**
 * Switches a product in or out of stock. Off sets the stock to 0 and saves the count; on restores it, or
 * 100 if none is saved. Repeating a switch changes nothing.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function setProductStock(
  ctx: ServiceContext,
  input: { readonly id: string; readonly in_stock: boolean },
): Promise<Product> {
  requireAdmin(ctx.actor);
  const { stockQuantity, stockBeforeOff } = products;
  const columns = input.in_stock
    ? {
        stockQuantity: sql`CASE WHEN ${stockQuantity} > 0 THEN ${stockQuantity}
          ELSE coalesce(nullif(${stockBeforeOff}, 0), ${restoredStockQuantity}::int) END`,
        stockBeforeOff: sql`NULL`,
      }
    : {
        stockQuantity: 0,
        stockBeforeOff: sql`CASE WHEN ${stockQuantity} > 0 THEN ${stockQuantity}
          ELSE ${stockBeforeOff} END`,
      };
  return changeProduct(ctx, input.id, columns);
}
