import type { Product, ProductQuery } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { cursorAt, cutPage } from "#server/services/keyset-page.ts";
import { toPublishedProduct } from "./product-row.ts";
import { getProductSort, readProductPage } from "./read-product-page.ts";

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
  const sort = getProductSort(query.sort);
  const { rows, count } = await readProductPage(ctx.db, query);
  const page = cutPage(rows, query.limit, (last) => cursorAt(sort, last));
  const items = page.rows.map((row) => toPublishedProduct(row, ctx.config));
  return { items, count, next_cursor: page.next_cursor };
}
