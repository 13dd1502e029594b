import { and, eq, isNull, type Placeholder, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/client.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ProductRecord } from "./product-row.ts";

/** Finds a product that the shop shows; undefined if it is unknown, inactive or deleted. */
export async function findVisibleProduct(
  db: Database | Transaction,
  id: string,
): Promise<ProductRecord | undefined> {
  const [row] = await db.select().from(products).where(isVisibleProduct(id));
  return row;
}

/** The condition that a product has an id and that the shop shows it. */
export function isVisibleProduct(id: string | Placeholder): SQL | undefined {
  return and(eq(products.id, id), eq(products.isActive, true), isNull(products.deletedAt));
}
