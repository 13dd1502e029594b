import { sql } from "drizzle-orm";
import { getFixedNames, type NameKind } from "#domain/taxonomy.ts";
import { brands, productFigures } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";

/** A brand or category in use, or a brand of the brands table. */
export type UsedName = {
  readonly name: string;
  /** Products that aren't deleted. */
  readonly products: number;
  /** The shop's filters or forms always offer it. */
  readonly is_fixed: boolean;
};

/**
 * Lists the brands or categories of products, with those of the brands table, by name.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function listNames(ctx: ServiceContext, kind: NameKind): Promise<UsedName[]> {
  requireAdmin(ctx.actor);
  const column = productFigures[kind];
  const { rows } = await ctx.db.execute<{ name: string; count: number }>(sql`
    SELECT name, sum(count)::int AS count FROM (
      SELECT ${column} AS name, sum(products) AS count FROM product_figures
      GROUP BY ${column} HAVING sum(products) > 0
      ${kind === "brand" ? sql`UNION ALL SELECT ${brands.name}, 0 FROM ${brands}` : sql``}
    ) AS used
    WHERE name <> '' GROUP BY name
    ORDER BY lower(name COLLATE "und-x-icu"), name`);
  const fixed = new Set(getFixedNames(kind));
  return rows.map(({ name, count }) => ({ name, products: count, is_fixed: fixed.has(name) }));
}
