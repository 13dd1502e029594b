import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/client.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ProductRecord } from "./product-row.ts";

/** Finds a product that the shop shows; undefined if it is unknown, inactive or deleted. */
export async function findVisibleProduct(
  db: Database | Transaction,
  id: string,
): Promise<ProductRecord | undefined> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.isActive, true), isNull(products.deletedAt)));
  return rows[0];
}
