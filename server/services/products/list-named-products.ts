import { and, inArray, sql } from "drizzle-orm";
import { toNamePattern } from "#domain/part-name.ts";
import type { Product } from "#domain/product-schema.ts";
import { products, productSearch } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { hasNoTrigram, searchPattern } from "#server/services/search-pattern.ts";
import { toPublishedProduct } from "./product-row.ts";
import { isShown } from "./shown-products.ts";

const maxCodes = 250;
const maxNames = 2000;
const maxProducts = 300;
const maxSections = 50;
const maxOfSection = 10;

export type NamedProductsInput = {
  /** With commas between them, such as the sizes of a series. */
  readonly codes?: string | undefined;
  /** Sections or profiles of belts with commas between them. */
  readonly sections?: string | undefined;
  /** Whose belts. */
  readonly brand?: string | undefined;
};

/**
 * Lists the visible products with any of some codes in their names, by name, and then a brand's belts of
 * some sections. Open to every actor.
 * @returns At most 300 of the codes, and 10 of each section, in stock first. Codes too short for the index find none.
 */
export async function listNamedProducts(
  ctx: ServiceContext,
  { codes = "", sections = "", brand = "" }: NamedProductsInput,
): Promise<Product[]> {
  const sought = readList(codes, maxCodes).filter((code) => !hasNoTrigram(code));
  const named = await findNamedIds(ctx, sought);
  const ofSections = await findIdsOfSections(ctx, brand, readList(sections, maxSections));
  const ids = [...new Set([...named, ...ofSections])];
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isShown));
  const byId = new Map(rows.map((row) => [row.id, toPublishedProduct(row, ctx.config)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function findNamedIds(
  ctx: ServiceContext,
  codes: readonly string[],
): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const patterns = codes.map((code) => sql`search_text LIKE ${searchPattern(code)}`);
  const found = await ctx.db
    .select({ id: productSearch.id, name: productSearch.name })
    .from(productSearch)
    .where(sql`(${sql.join(patterns, sql` OR `)})`)
    .orderBy(productSearch.name, productSearch.id)
    .limit(maxNames);
  const pattern = toNamePattern(codes);
  return found
    .filter(({ name }) => pattern.test(name))
    .map(({ id }) => id)
    .slice(0, maxProducts);
}

async function findIdsOfSections(
  ctx: ServiceContext,
  brand: string,
  sections: readonly string[],
): Promise<readonly string[]> {
  if (sections.length === 0) return [];
  const keys = sections.map((section) => sql`section_key(${section})`);
  const { rows } = await ctx.db.execute<{ readonly id: string }>(sql`
    SELECT id FROM (
      SELECT listed.id, listed.name, row_number() OVER (
        PARTITION BY section_key(listed.section)
        ORDER BY products.stock_quantity > 0 DESC, listed.name, listed.id
      ) AS place
      FROM product_search AS listed JOIN products USING (id)
      WHERE listed.brand = ${brand} AND listed.section IS NOT NULL
        AND section_key(listed.section) IN (${sql.join(keys, sql`, `)})
    ) AS placed
    WHERE place <= ${maxOfSection} ORDER BY name, id`);
  return rows.map(({ id }) => id);
}

function readList(list: string, max: number): readonly string[] {
  // PostgreSQL can store neither zero bytes nor lone surrogates.
  const codes = list.replaceAll("\0", " ").toWellFormed().split(",");
  const known = new Set(codes.map((code) => code.trim()));
  return [...known].filter((code) => code !== "").slice(0, max);
}
