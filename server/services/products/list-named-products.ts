import { and, inArray, sql } from "drizzle-orm";
import { namesPart } from "#domain/part-name.ts";
import type { Product } from "#domain/product-schema.ts";
import { products, productSearch } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { searchPattern } from "#server/services/search-pattern.ts";
import { isShown } from "./is-shown.ts";
import { productOfRow } from "./product-row.ts";

const maxCodes = 250;
const minCodeLength = 2;
const maxNames = 2000;
const maxProducts = 300;

/**
 * Lists the visible products with any of some codes in their names, by name. Open to every actor.
 * @param list At most 250 codes with commas between them, such as the sizes of a series.
 * @returns At most 300.
 */
export async function listNamedProducts(ctx: ServiceContext, list: string): Promise<Product[]> {
  const codes = readCodes(list);
  if (codes.length === 0) return [];
  const patterns = codes.map((code) => sql`search_text LIKE ${searchPattern(code)}`);
  const found = await ctx.db
    .select({ id: productSearch.id, name: productSearch.name })
    .from(productSearch)
    .where(sql`(${sql.join(patterns, sql` OR `)})`)
    .orderBy(productSearch.name, productSearch.id)
    .limit(maxNames);
  const ids = found
    .filter(({ name }) => codes.some((code) => namesPart(name, code)))
    .map(({ id }) => id)
    .slice(0, maxProducts);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isShown));
  const byId = new Map(rows.map((row) => [row.id, productOfRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function readCodes(list: string): readonly string[] {
  // PostgreSQL can store neither zero bytes nor lone surrogates.
  const codes = list.replaceAll("\0", " ").toWellFormed().split(",");
  const known = new Set(codes.map((code) => code.trim()));
  return [...known].filter(({ length }) => length >= minCodeLength).slice(0, maxCodes);
}
