import { and, isNull, lte, sql } from "drizzle-orm";
import { proposePurchase } from "#domain/purchase.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { writeCsvFile, type CsvCell } from "./csv-file.ts";

const columns = ["brand", "name", "stock_quantity", "low_stock_threshold", "order_quantity", "id"];

/**
 * Exports the visible products whose stock is low, by brand and name, to order from.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportPurchaseList(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        products.isActive,
        lte(products.stockQuantity, products.lowStockThreshold),
      ),
    )
    .orderBy(
      sql`${products.brand} COLLATE "und-x-icu"`,
      sql`${products.name} COLLATE "und-x-icu"`,
      products.id,
    );
  const cells = rows.map((row): CsvCell[] => {
    const { stockQuantity: stock, lowStockThreshold: threshold } = row;
    return [row.brand, row.name, stock, threshold, proposePurchase(stock, threshold), row.id];
  });
  return writeCsvFile("purchase-list", ctx.now(), columns, inOneBatch(cells));
}

async function* inOneBatch(cells: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  yield cells;
}
