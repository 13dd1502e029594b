import { sql, and, eq, type Placeholder, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/client.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ProductRecord } from "./product-row.ts";

/** SQL condition: the shop shows the product. */
export const isShown = sql`(${products.isActive} AND ${products.deletedAt} IS NULL)`;

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
  return and(eq(products.id, id), isShown);
}

/**
 * Locks products until the transaction ends, in id order to avoid deadlocks.
 * @returns Those of them that the shop shows.
 */
export async function lockShownProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string; isShown: boolean }>(sql`
    SELECT id, ${isShown} AS "isShown" FROM products
    WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  return new Set(rows.flatMap((row) => (row.isShown ? [row.id] : [])));
}
