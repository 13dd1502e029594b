import { and, isNull, lte, sql } from "drizzle-orm";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";

/** A product that is running out, with the pieces to buy. */
export type LowStockLine = {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly stock: number;
  readonly threshold: number;
  readonly quantity: number;
};

/** Reads the visible products whose stock is low, by brand and name. */
export async function readLowStock(ctx: Pick<ServiceContext, "db">): Promise<LowStockLine[]> {
  const rows = await ctx.db
    .select({
      id: products.id,
      brand: products.brand,
      name: products.name,
      stock: products.stockQuantity,
      threshold: products.lowStockThreshold,
    })
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
  return rows.map((row) => ({ ...row, quantity: proposePurchase(row.stock, row.threshold) }));
}

/** Proposes how many pieces to order: those that bring the stock to twice its threshold, at least one. */
function proposePurchase(stock: number, threshold: number): number {
  return Math.max(2 * threshold - stock, 1);
}
