import { sql, type SQL } from "drizzle-orm";
import type { ProductFilter } from "#domain/product-schema.ts";
import type { ProductSeals } from "#domain/seals.ts";
import type { FigureFilter } from "#domain/shop-list.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { productConditions, whereAll } from "./product-conditions.ts";

/** A value that products have and how many have it. */
type Counted<Value> = { readonly value: Value; readonly count: number };

/** The values in use of each filter by a dimension. */
export type ProductDimensions = {
  readonly [Filter in FigureFilter]: Counted<number>[];
} & {
  readonly seals: Counted<ProductSeals>[];
  readonly section: Counted<string>[];
};

type DimensionFilter = keyof ProductDimensions;

const maxValues = 200;

/** The column of each filter, and what its values are grouped by. */
const columns: Readonly<Record<DimensionFilter, { readonly value: SQL; readonly key: SQL }>> = {
  bore: sameKey(sql`bore_mm`),
  outside: sameKey(sql`outside_diameter_mm`),
  width: sameKey(sql`width_mm`),
  length: sameKey(sql`length_mm`),
  seals: sameKey(sql`seals`),
  section: { value: sql`min(section)`, key: sql`section_key(section)` },
};

/**
 * Lists the dimensions that visible products have, with their number of products. A list ignores its own
 * filter. Open to every actor.
 * @param filter The filters of the list.
 * @returns At most 200 values of each, those that most products have, in ascending order.
 */
export async function listProductDimensions(
  ctx: ServiceContext,
  { search, category, brand, ...own }: ProductFilter,
): Promise<ProductDimensions> {
  // One scan for all lists: products share few combinations of dimensions, which are counted with each change.
  const counted = search
    ? sql`count(*)::int AS count FROM product_search`
    : sql`sum(count)::int AS count FROM product_dimension_counts`;
  const conditions = productConditions({ search, category, brand });
  if (!search) conditions.push(sql`count > 0`);
  const { rows } = await ctx.db.execute<ProductDimensions>(sql`
    WITH used AS MATERIALIZED (
      SELECT ${combination}, ${counted} ${whereAll(conditions)} GROUP BY ${combination}
    )
    SELECT ${listValues("bore", own)}, ${listValues("outside", own)}, ${listValues("width", own)},
      ${listValues("length", own)}, ${listValues("seals", own)}, ${listValues("section", own)}`);
  const [lists] = rows;
  return lists ?? { bore: [], outside: [], width: [], length: [], seals: [], section: [] };
}

const combination = sql`bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section`;

function listValues(name: DimensionFilter, own: ProductFilter): SQL {
  const { value, key } = columns[name];
  const conditions = [...productConditions({ ...own, [name]: undefined }), sql`${key} IS NOT NULL`];
  return sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY key), '[]')
    FROM (
      SELECT ${key} AS key, ${value} AS value, sum(used.count)::int AS count
      FROM used ${whereAll(conditions)}
      GROUP BY ${key} ORDER BY sum(used.count) DESC, ${key} LIMIT ${maxValues}
    ) AS counted
  ) AS ${sql.identifier(name)}`;
}

function sameKey(column: SQL): { readonly value: SQL; readonly key: SQL } {
  return { value: column, key: column };
}
