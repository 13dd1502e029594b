import { sql, type SQL } from "drizzle-orm";
import type { ProductFilter, ProductQuery } from "#domain/product-schema.ts";
import type { ShopSort } from "#domain/shop-list.ts";
import type { Database } from "#server/db/client.ts";
import { prepareRows, selectColumns, type RowStatement } from "#server/db/prepare-rows.ts";
import { products } from "#server/db/schema/shop.ts";
import { afterEnd, readCursor, defineSorts } from "#server/services/keyset-page.ts";
import { hasNoTrigram } from "#server/services/search-pattern.ts";
import type { ListFilter } from "./product-conditions.ts";
import { unlistedColumns, type ListedProduct } from "./product-row.ts";
import { countMatches, writeCountedPage, writeFoundPage } from "./write-product-page.ts";

type ProductPage = {
  /** At least one more than the limit, if there are more. */
  readonly rows: readonly ListedProduct[];
  readonly count: number;
};

/** Without a product if the page has none: then it is the only row. */
type PageRow = { readonly [Name in keyof ListedProduct]: ListedProduct[Name] | null } & {
  /** Null if it has to be counted. */
  readonly total: number | null;
};

type PageQuery = Pick<ProductQuery, "sort" | "cursor"> & { readonly filter: ProductFilter };

/**
 * Reads a page and the number of all matches.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
export async function readProductPage(
  db: Database,
  { sort, cursor, limit, ...filter }: ProductQuery,
): Promise<ProductPage> {
  const query = { sort, cursor, filter };
  const { category, brand, search } = filter;
  const end = cursor === undefined ? undefined : readCursor(getProductSort(sort), cursor);
  const values = { category, brand, search, rows: limit + 1, ...end };
  const rows = await getStatement(query)(db.$client, values);
  const total = rows[0]?.total ?? (await count(db, filter));
  return { rows: rows.filter(isProduct), count: total };
}

async function count(db: Database, filter: ProductFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(countMatches(filter));
  return rows[0]?.total ?? 0;
}

const statements = new Map<string, RowStatement<PageRow>>();

/** The statement of a query, written once for those without a filter by a detail: there are a hundred of them. */
function getStatement(query: PageQuery): RowStatement<PageRow> {
  const { category, brand, search, ...details } = query.filter;
  if (Object.values(details).some(Boolean))
    return prepareRows(undefined, writePage(query, details));
  const name = [
    "list-products",
    query.sort,
    ...(category ? ["category"] : []),
    ...(brand ? ["brand"] : []),
    ...(search ? [hasNoTrigram(search) ? "pair" : "search"] : []),
    ...(query.cursor === undefined ? [] : ["next"]),
  ].join(" ");
  const statement = statements.get(name) ?? prepareRows(name, writePage(query, {}));
  statements.set(name, statement);
  return statement;
}

/** @param details The filters whose values are part of the statement. */
function writePage(query: PageQuery, details: ProductFilter): SQL {
  const { category, brand, search } = query.filter;
  const sort = getProductSort(query.sort);
  const end = { value: sql.placeholder("value"), id: sql.placeholder("id") };
  const filter: ListFilter = {
    ...details,
    ...(category && { category: sql.placeholder("category") }),
    ...(brand && { brand: sql.placeholder("brand") }),
    ...(search && { search: sql.placeholder("search"), hasNoTrigram: hasNoTrigram(search) }),
  };
  const page = {
    sort,
    filter,
    after: query.cursor === undefined ? undefined : afterEnd(sort, end),
    rows: sql.placeholder("rows"),
  };
  const isCounted = !search && !Object.values(details).some(Boolean);
  return sql`
    SELECT ${selectColumns(products, unlistedColumns)}, total
    FROM (${isCounted ? writeCountedPage(page) : writeFoundPage(page)}) AS page
    LEFT JOIN ${products} ON ${products.id} = page_id
    ORDER BY place`;
}

function isProduct(row: PageRow): row is ListedProduct & PageRow {
  return row.id !== null;
}

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
