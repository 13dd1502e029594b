import { sql, type SQL } from "drizzle-orm";
import type { ProductQuery } from "#domain/product-schema.ts";
import { shopPageSize, type ShopSort } from "#domain/shop-list.ts";
import type { Database } from "#server/db/client.ts";
import { prepareOnce } from "#server/db/prepare-once.ts";
import { products } from "#server/db/schema/shop.ts";
import { afterCursor, afterEnd, readCursor } from "#server/services/keyset-page.ts";
import { isCountedByCategory, categoryBrandConditions } from "./product-conditions.ts";
import type { ProductRecord } from "./product-row.ts";
import { getProductSort } from "./product-sorts.ts";
import { writeCountedPage, writeFoundPage } from "./write-product-page.ts";

type ProductPage = {
  /** At least one more than the limit, if there are more. */
  readonly rows: ProductRecord[];
  readonly count: number;
};

/**
 * Reads a page and the number of all matches in one statement.
 * @throws {ServiceError} `invalid_input` for an invalid cursor.
 */
export async function readProductPage(
  db: Database,
  { sort: name, cursor, limit, ...filter }: ProductQuery,
): Promise<ProductPage> {
  const sort = getProductSort(name);
  if (!isCountedByCategory(filter)) {
    const after = afterCursor(sort, cursor);
    return toPage(await selectPage(db, writeFoundPage({ filter, sort, after, rows: limit + 1 })));
  }
  const { category, brand } = filter;
  const end = cursor === undefined ? undefined : readCursor(sort, cursor);
  const shape: CountedShape = {
    sort: name,
    // Two sizes, so that there are few statements.
    rows: limit <= shopPageSize ? shopPageSize + 1 : maxRows,
    hasCategory: Boolean(category),
    hasBrand: Boolean(brand),
    hasEnd: end !== undefined,
  };
  const statement = getCountedPage(db, Object.values(shape).join(" "), shape);
  return toPage(await statement.execute({ category, brand, ...end }));
}

/** More than the max of a page. */
const maxRows = 101;

type CountedShape = {
  readonly sort: ShopSort;
  readonly rows: number;
  readonly hasCategory: boolean;
  readonly hasBrand: boolean;
  readonly hasEnd: boolean;
};

const getCountedPage = prepareOnce((db, name: string, shape: CountedShape) => {
  const sort = getProductSort(shape.sort);
  const end = { value: sql.placeholder("value"), id: sql.placeholder("id") };
  const page = writeCountedPage({
    conditions: categoryBrandConditions({
      category: shape.hasCategory ? sql.placeholder("category") : undefined,
      brand: shape.hasBrand ? sql.placeholder("brand") : undefined,
    }),
    sort,
    after: shape.hasEnd ? afterEnd(sort, end) : undefined,
    rows: shape.rows,
  });
  return selectPage(db, page).prepare(`list_products ${name}`);
});

function selectPage(db: Database, page: SQL) {
  return db
    .select({ product: products, count: sql<number>`total` })
    .from(sql`(${page}) AS page`)
    .leftJoin(products, sql`${products.id} = page_id`)
    .orderBy(sql`place`);
}

function toPage(
  found: readonly { readonly product: ProductRecord | null; readonly count: number }[],
): ProductPage {
  return {
    rows: found.flatMap(({ product }) => product ?? []),
    count: found[0]?.count ?? 0,
  };
}
