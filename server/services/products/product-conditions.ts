import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { readFigureRange, type FigureRange } from "#domain/figure-range.ts";
import type { ProductFilter } from "#domain/product-schema.ts";
import { figureFilters, type FigureFilter } from "#domain/shop-list.ts";
import { searchPattern } from "#server/services/search-pattern.ts";

/** A filter whose texts may be placeholders. */
export type ListFilter = Omit<ProductFilter, "category" | "brand" | "search"> & {
  readonly category?: string | Placeholder | undefined;
  readonly brand?: string | Placeholder | undefined;
  readonly search?: string | Placeholder | undefined;
  /** Of the search. */
  readonly hasNoTrigram?: boolean;
};

/** The column of each figure in `product_search`. */
const figureColumns: Readonly<Record<FigureFilter, SQL>> = {
  bore: sql`bore_mm`,
  outside: sql`outside_diameter_mm`,
  width: sql`width_mm`,
  length: sql`length_mm`,
};

/** The conditions of a filter on `product_search`, in which one that isn't known never matches. */
export function productConditions(filter: ListFilter): SQL[] {
  return [...categoryBrandConditions(filter), ...detailConditions(filter)];
}

/** The conditions on category and brand, which each order of the list has an index for. */
export function categoryBrandConditions(filter: Pick<ListFilter, "category" | "brand">): SQL[] {
  const conditions: SQL[] = [];
  if (filter.category) conditions.push(sql`category = ${filter.category}`);
  if (filter.brand) conditions.push(sql`brand = ${filter.brand}`);
  return conditions;
}

/** The conditions on anything but category and brand. */
export function detailConditions(filter: ListFilter): SQL[] {
  const conditions: SQL[] = [];
  if (filter.search) conditions.push(containsText(filter.search, filter.hasNoTrigram));
  for (const name of figureFilters) {
    const range = readFigureRange(filter[name] ?? "");
    if (range) conditions.push(isWithin(figureColumns[name], range));
  }
  if (filter.seals) conditions.push(sql`seals = ${filter.seals}`);
  if (filter.section) conditions.push(sql`section_key(section) = section_key(${filter.section})`);
  return conditions;
}

/**
 * Without a trigram, LIKE would read the whole index of texts, and PostgreSQL does so once it has planned a prepared
 * statement for any text. In a prepared statement the folded text is a subquery, made once, not for each row.
 */
function containsText(search: string | Placeholder, hasNoTrigram: boolean | undefined): SQL {
  const once = (text: SQL): SQL => (typeof search === "string" ? text : sql`(SELECT ${text})`);
  return hasNoTrigram
    ? sql`strpos(search_text, ${once(sql`fold_text(${search})`)}) > 0`
    : sql`search_text LIKE ${once(searchPattern(search))}`;
}

/** A condition that follows from the search and has an index where the search itself has none. */
export function pairConditions({ search, hasNoTrigram }: ListFilter): SQL[] {
  if (!search || !hasNoTrigram) return [];
  return [sql`search_pairs(search_text) @> search_pairs(fold_text(${search}))`];
}

export function whereAll(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`;
}

/** The bounds themselves count: as decimals, since binary fractions would miss them. */
function isWithin(column: SQL, range: FigureRange): SQL {
  const [from, to] = [range.from, range.to].map((bound) => bound.toFixed(6));
  return sql`${column} BETWEEN ${from}::numeric AND ${to}::numeric`;
}
