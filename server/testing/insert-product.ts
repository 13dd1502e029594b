import type { Database } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { products } from "#server/db/schema/shop.ts";

/** Inserts a product, by default with 10 EUR and 10 pieces. Returns its id. */
export async function insertProduct(
  db: Database,
  columns: Partial<typeof products.$inferInsert> = {},
): Promise<string> {
  const id = createTimeOrderedId();
  await db.insert(products).values({ id, name: "Bearing 6205", price: "10.00", ...columns });
  return columns.id ?? id;
}
