import { sql } from "drizzle-orm";
import type { ShopSort } from "#domain/shop-list.ts";
import { defineSorts } from "#server/services/keyset-page.ts";
import type { ListedProduct } from "./product-row.ts";

/** The orders of the shop's list, on `product_search`. */
export const getProductSort = defineSorts<ShopSort, ListedProduct>(sql`id`, {
  "name-asc": { column: sql`name`, kind: "text", getValue: (row) => row.name },
  "price-asc": { column: sql`price_eur`, kind: "amount", getValue: (row) => row.priceEur },
  "price-desc": {
    column: sql`price_eur`,
    kind: "amount",
    isDescending: true,
    getValue: (row) => row.priceEur,
  },
});
