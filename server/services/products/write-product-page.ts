import { sql, type SQL } from "drizzle-orm";
import type { ProductFilter } from "#domain/product-schema.ts";
import { orderBy, type KeysetSort } from "#server/services/keyset-page.ts";
import {
  detailConditions,
  pairConditions,
  categoryBrandConditions,
  productConditions,
  whereAll,
} from "./product-conditions.ts";
import type { ProductRecord } from "./product-row.ts";

type Page = {
  readonly sort: KeysetSort<ProductRecord>;
  /** The condition that rows come after the previous page. */
  readonly after: SQL | undefined;
  readonly rows: number;
};

/** Rows of the list that are read for a page before the index of texts is used. */
const rowsWalked = 300;

/**
 * A page of a list without a search, whose matches are counted already.
 * @param page Its conditions are those on category and brand.
 */
export function writeCountedPage(page: Page & { readonly conditions: readonly SQL[] }): SQL {
  const { conditions, sort, after, rows } = page;
  const order = sql.join(orderBy(sort), sql`, `);
  // As a parameter, a limit that the planner doesn't know would make it plan each time.
  const limit = sql.raw(String(rows));
  return sql`
    SELECT total, page_id, place
    FROM (
      SELECT coalesce(sum(count), 0)::int AS total FROM product_counts ${whereAll(conditions)}
    ) AS counted LEFT JOIN (
      SELECT id AS page_id, row_number() OVER (ORDER BY ${order}) AS place
      FROM product_search ${whereAll([...conditions, ...(after ? [after] : [])])}
      ORDER BY ${order} LIMIT ${limit}
    ) AS page ON true`;
}

/**
 * A page of a search. First reads `rowsWalked` rows in the order of the list, which fill a page of a text that
 * many products have. If they don't, the matches are few enough to be found by the index of texts and sorted.
 * The planner can't choose: it doesn't know that all products of a brand are side by side in the list.
 */
export function writeFoundPage(page: Page & { readonly filter: ProductFilter }): SQL {
  const { filter, sort, rows } = page;
  const after = page.after ? [page.after] : [];
  const order = sql.join(orderBy(sort), sql`, `);
  const conditions = productConditions(filter);
  const isFull = sql`(SELECT is_full FROM filled)`;
  return sql`
    WITH walked AS MATERIALIZED (
      SELECT id, name, price_eur FROM (
        SELECT * FROM product_search ${whereAll([...categoryBrandConditions(filter), ...after])}
        ORDER BY ${order} LIMIT ${rowsWalked}
      ) AS next ${whereAll(detailConditions(filter))} ORDER BY ${order} LIMIT ${rows}
    ), filled AS MATERIALIZED (
      SELECT count(*) = ${rows} AS is_full FROM walked
    ), hits AS MATERIALIZED (
      SELECT id, name, price_eur FROM product_search
      ${whereAll([...conditions, ...pairConditions(filter), sql`NOT ${isFull}`])}
    ), page AS (
      SELECT * FROM walked WHERE ${isFull}
      UNION ALL
      (SELECT * FROM hits ${whereAll(after)} ORDER BY ${order} LIMIT ${rows})
    )
    SELECT total, page.id AS page_id, row_number() OVER (ORDER BY ${order}) AS place
    FROM (
      SELECT CASE WHEN ${isFull} THEN (SELECT count(*) FROM product_search ${whereAll(conditions)})
        ELSE (SELECT count(*) FROM hits) END::int AS total
    ) AS counted LEFT JOIN page ON true`;
}
