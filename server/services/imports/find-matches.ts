import { and, isNull, sql, type SQL } from "drizzle-orm";
import type { ImportTarget, ProductMatch } from "#domain/judge-product-row.ts";
import type { ReadProductRow } from "#domain/read-product-row.ts";
import { isUuid } from "#domain/uuid.ts";
import type { Database } from "#server/db/client.ts";
import { products } from "#server/db/schema/shop.ts";
import type { DimensionSource } from "#server/services/dimensions/fill-dimensions.ts";
import { toProductInput, type ProductRecord } from "#server/services/products/product-row.ts";

/** Finds a row's product among those loaded for all rows. */
export type MatchFinder = (row: ReadProductRow) => StoredMatch;

/** A match with where its dimensions are from. */
export type StoredMatch = ProductMatch<ImportTarget & DimensionSource>;

/** Loads all products that the rows of a file refer to, by id if a row has one, otherwise by name. */
export async function findMatches(
  db: Database,
  rows: readonly ReadProductRow[],
): Promise<MatchFinder> {
  const ids = rows.flatMap((row) => (row.id !== undefined && isUuid(row.id) ? [row.id] : []));
  const names = rows.flatMap((row) => (row.id === undefined ? [toNameKey(row.name)] : []));
  const wantedNames = and(isNull(products.deletedAt), sql`${nameKey()} IN (${getTexts(names)})`);
  const [byId, byName] = await Promise.all([
    ids.length > 0 ? readProducts(db, sql`${products.id} IN (${getTexts(ids)}::uuid)`) : [],
    names.length > 0 ? readProducts(db, wantedNames) : [],
  ]);
  const knownIds = new Map(byId.map((row) => [row.id, row]));
  const knownNames = Map.groupBy(byName, (row) => toNameKey(row.name));
  return ({ id, name }) => {
    if (id === undefined) return toStoredMatch(knownNames.get(toNameKey(name)) ?? []);
    const known = knownIds.get(id);
    if (!known) return { kind: "unknown" };
    if (known.deletedAt) return { kind: "deleted" };
    return { kind: "one", product: toTarget(known), by: "id" };
  };
}

/** Normalises a name for comparison: trimmed and in lower case. */
export function toNameKey(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * The same normalisation as an expression on `products`. Under some locales the database's own lower()
 * handles only ASCII.
 */
export function nameKey(): SQL {
  return sql`lower(btrim(${products.name}) COLLATE "und-x-icu")`;
}

async function readProducts(db: Database, where: SQL | undefined): Promise<ProductRecord[]> {
  return db.select().from(products).where(where);
}

function getTexts(texts: readonly string[]): SQL {
  return sql`SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;
}

function toStoredMatch(namesakes: readonly ProductRecord[]): StoredMatch {
  const [only, second] = namesakes;
  if (!only) return { kind: "none" };
  if (second) return { kind: "several", count: namesakes.length };
  return { kind: "one", product: toTarget(only), by: "name" };
}

function toTarget(row: ProductRecord): ImportTarget & DimensionSource {
  const { id, statedDimensions, dimensionsReadFrom } = row;
  return { id, ...toProductInput(row), statedDimensions, dimensionsReadFrom };
}
