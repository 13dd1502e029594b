import { sql } from "drizzle-orm";
import { products } from "#server/db/schema/shop.ts";

/** SQL condition: the shop shows the product. */
export const isShown = sql`(${products.isActive} AND ${products.deletedAt} IS NULL)`;
