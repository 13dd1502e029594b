import { sql, type SQL } from "drizzle-orm";
import type { Product, ProductQuery } from "#domain/product-schema.ts";
import type { ShopSort } from "#domain/shop-list.ts";
import { products, productSearch } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "../context.ts";
import { decodeCursor, encodeCursor } from "../keyset-cursor.ts";
import { searchPattern } from "../search-pattern.ts";
import { productOfRow, type ProductRecord } from "./product-row.ts";

export type ProductList = {
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
export async function listProducts(ctx: ServiceContext, query: ProductQuery): Promise<ProductList> {
  const sorting = sortings[query.sort];
  const [rows, count] = await Promise.all([readPage(ctx, query), countMatches(ctx, query)]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    items: page.map(productOfRow),
    count,
    next_cursor: last
      ? encodeCursor(query.sort, { value: sorting.getValue(last), id: last.id })
      : null,
  };
}

const sortings: Record<
  ShopSort,
  {
    column: SQL;
    kind: "text" | "amount";
    cast: SQL;
    descending: boolean;
    getValue: (row: ProductRecord) => string;
  }
> = {
  "name-asc": {
    column: sql`name`,
    kind: "text",
    cast: sql`text`,
    descending: false,
    getValue: (row) => row.name,
  },
  "price-asc": {
    column: sql`price_eur`,
    kind: "amount",
    cast: sql`numeric`,
    descending: false,
    getValue: (row) => row.priceEur,
  },
  "price-desc": {
    column: sql`price_eur`,
    kind: "amount",
    cast: sql`numeric`,
    descending: true,
    getValue: (row) => row.priceEur,
  },
};

async function readPage(ctx: ServiceContext, query: ProductQuery): Promise<ProductRecord[]> {
  const { column, kind, cast, descending } = sortings[query.sort];
  const direction = descending ? sql`DESC` : sql`ASC`;
  const conditions = filterConditions(query);
  if (query.cursor !== undefined) {
    const { value, id } = decodeCursor(query.sort, kind, query.cursor);
    const comparison = descending ? sql`<` : sql`>`;
    conditions.push(sql`(${column}, id) ${comparison} (${value}::${cast}, ${id}::uuid)`);
  }
  const page = sql`(
    SELECT id AS page_id, row_number() OVER (ORDER BY ${column} ${direction}, id ${direction}) AS place
    FROM ${productSearch} ${whereAll(conditions)}
    ORDER BY ${column} ${direction}, id ${direction} LIMIT ${query.limit + 1}
  ) AS page`;
  return ctx.db
    .select()
    .from(products)
    .innerJoin(page, sql`${products.id} = page_id`)
    .orderBy(sql`place`)
    .then((rows) => rows.map((row) => row.products));
}

async function countMatches(ctx: ServiceContext, query: ProductQuery): Promise<number> {
  const conditions = filterConditions(query);
  const counted =
    query.search === undefined || query.search === ""
      ? sql`SELECT coalesce(sum(count), 0)::int AS count FROM product_counts ${whereAll(conditions)}`
      : sql`SELECT count(*)::int AS count FROM ${productSearch} ${whereAll(conditions)}`;
  const { rows } = await ctx.db.execute<{ count: number }>(counted);
  return rows[0]?.count ?? 0;
}

function filterConditions(query: ProductQuery): SQL[] {
  const conditions: SQL[] = [];
  if (query.category) conditions.push(sql`category = ${query.category}`);
  if (query.brand) conditions.push(sql`brand = ${query.brand}`);
  if (query.search) conditions.push(sql`search_text LIKE ${searchPattern(query.search)}`);
  return conditions;
}

function whereAll(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`;
}
