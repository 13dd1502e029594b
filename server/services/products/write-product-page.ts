import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { orderBy, type KeysetSort } from "#server/services/keyset-page.ts";
import {
  detailConditions,
  pairConditions,
  categoryBrandConditions,
  productConditions,
  whereAll,
  type ListFilter,
} from "./product-conditions.ts";
import type { ListedProduct } from "./product-row.ts";

type Page = {
  readonly sort: KeysetSort<ListedProduct>;
  readonly filter: ListFilter;
  /** The condition that rows come after the previous page. */
  readonly after: SQL | undefined;
  readonly rows: Placeholder;
};

/** More than any page has. The planner doesn't know the limit that is a value, and would plan each time. */
const maxRows = 101;

/** Rows of the list that are read for a page before the index of texts is used. */
const rowsWalked = 300;

/** A page of a list that has filters by category and brand only, whose matches are counted already. */
export function writeCountedPage({ filter, sort, after, rows }: Page): SQL {
  const conditions = categoryBrandConditions(filter);
  const order = sql.join(orderBy(sort), sql`, `);
  return sql`
    SELECT total, page_id, place
    FROM (
      SELECT coalesce(sum(count), 0)::int AS total FROM product_counts ${whereAll(conditions)}
    ) AS counted LEFT JOIN (
      SELECT id AS page_id, row_number() OVER (ORDER BY ${order}) AS place
      FROM (
        SELECT id, name, price_eur FROM product_search
        ${whereAll([...conditions, ...(after ? [after] : [])])}
        ORDER BY ${order} LIMIT ${sql.raw(String(maxRows))}
      ) AS next ORDER BY ${order} LIMIT ${rows}
    ) AS page ON true`;
}

/**
 * A page of a search. First reads `rowsWalked` rows in the order of the list, which fill a page of a text that
 * many products have. If they don't, the matches are few enough to be found by the index of texts and sorted.
 * The total of a full page is null: `countMatches` counts it.
 * The planner can't choose: it doesn't know that all products of a brand are side by side in the list.
 */
export function writeFoundPage(page: Page): SQL {
  const { filter, sort, rows } = page;
  const after = page.after ? [page.after] : [];
  const order = sql.join(orderBy(sort), sql`, `);
  const conditions = productConditions(filter);
  const isFull = sql`(SELECT is_full FROM filled)`;
  return sql`
    WITH walked AS MATERIALIZED (
      SELECT id, name, price_eur FROM (
        SELECT * FROM product_search ${whereAll([...categoryBrandConditions(filter), ...after])}
        ORDER BY ${order} LIMIT ${sql.raw(String(rowsWalked))}
      ) AS next ${whereAll(detailConditions(filter))} ORDER BY ${order} LIMIT ${rows}
    ), filled AS MATERIALIZED (
      SELECT count(*) = ${rows}::int AS is_full FROM walked
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
      SELECT CASE WHEN NOT ${isFull} THEN (SELECT count(*) FROM hits) END::int AS total
    ) AS counted LEFT JOIN page ON true`;
}

/**
 * Counts the matches of a search that many products have. With the text in the statement, the planner reads all
 * rows instead of the index of texts, which takes twice as long then.
 */
export function countMatches(filter: ListFilter): SQL {
  return sql`SELECT count(*)::int AS total FROM product_search ${whereAll(productConditions(filter))}`;
}
