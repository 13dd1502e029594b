import { sql } from "drizzle-orm";
import { products } from "#server/db/schema/shop.ts";

/** Whether the shop shows a product, as a condition on its row. */
export const isShown = sql`(${products.isActive} AND ${products.deletedAt} IS NULL)`;
