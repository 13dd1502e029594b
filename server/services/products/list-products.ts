import { sql } from "drizzle-orm";
import type { Product, ProductQuery } from "#domain/product-schema.ts";
import type { ShopSort } from "#domain/shop-list.ts";
import { products, productSearch } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  afterCursor,
  cursorAt,
  cutPage,
  defineSorts,
  orderBy,
  type KeysetSort,
} from "#server/services/keyset-page.ts";
import { isCountedByCategory, productConditions, whereAll } from "./product-conditions.ts";
import { publishedProductOfRow, type ProductRecord } from "./product-row.ts";

export type VisibleProductList = {
  readonly items: Product[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/**
 * Lists visible products with keyset pagination, so that a late page costs as much as the first. Open to
 * every actor.
 * @param query Filters, sort order, page size 1 to 100 and the cursor of the previous page.
 * @returns The page, the number of all matches and the next page's cursor.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
export async function listProducts(
  ctx: ServiceContext,
  query: ProductQuery,
): Promise<VisibleProductList> {
  const sort = getSort(query.sort);
  const [rows, count] = await Promise.all([readPage(ctx, sort, query), countMatches(ctx, query)]);
  const page = cutPage(rows, query.limit, (last) => cursorAt(sort, last));
  const items = page.rows.map((row) => publishedProductOfRow(row, ctx.config));
  return { items, count, next_cursor: page.next_cursor };
}

const getSort = defineSorts<ShopSort, ProductRecord>(sql`id`, {
  "name-asc": { column: sql`name`, kind: "text", getValue: (row) => row.name },
  "price-asc": { column: sql`price_eur`, kind: "amount", getValue: (row) => row.priceEur },
  "price-desc": {
    column: sql`price_eur`,
    kind: "amount",
    isDescending: true,
    getValue: (row) => row.priceEur,
  },
});

async function readPage(
  ctx: ServiceContext,
  sort: KeysetSort<ProductRecord>,
  query: ProductQuery,
): Promise<ProductRecord[]> {
  const order = sql.join(orderBy(sort), sql`, `);
  const after = afterCursor(sort, query.cursor);
  const conditions = [...productConditions(query), ...(after ? [after] : [])];
  const page = sql`(
    SELECT id AS page_id, row_number() OVER (ORDER BY ${order}) AS place
    FROM ${productSearch} ${whereAll(conditions)}
    ORDER BY ${order} LIMIT ${query.limit + 1}
  ) AS page`;
  return ctx.db
    .select()
    .from(products)
    .innerJoin(page, sql`${products.id} = page_id`)
    .orderBy(sql`place`)
    .then((rows) => rows.map((row) => row.products));
}

async function countMatches(
  ctx: ServiceContext,
  { sort: _, limit: __, cursor: ___, ...filter }: ProductQuery,
): Promise<number> {
  const conditions = productConditions(filter);
  const counted = isCountedByCategory(filter)
    ? sql`SELECT coalesce(sum(count), 0)::int AS count FROM product_counts ${whereAll(conditions)}`
    : sql`SELECT count(*)::int AS count FROM ${productSearch} ${whereAll(conditions)}`;
  const { rows } = await ctx.db.execute<{ count: number }>(counted);
  return rows[0]?.count ?? 0;
}
