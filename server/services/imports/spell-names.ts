import { desc, isNull, sql } from "drizzle-orm";
import type { ReadProductRow } from "#domain/read-product-row.ts";
import { createSpellings, type Spellings } from "#domain/spelling.ts";
import { getFixedNames, nameKinds, type NameKind } from "#domain/taxonomy.ts";
import type { Database } from "#server/db/client.ts";
import { brands, products } from "#server/db/schema/shop.ts";
import type { StoredMatch } from "./find-matches.ts";

type NameSpellings = Readonly<Record<NameKind, Spellings>>;

/** Reads how brands and categories are written: in the forms, in the brands table, by most products. */
export async function readSpellings(db: Database): Promise<NameSpellings> {
  const [tableBrands, usedBrands, usedCategories] = await Promise.all([
    db.select().from(brands),
    readUsed(db, "brand"),
    readUsed(db, "category"),
  ]);
  const names = tableBrands.map(({ name }) => name);
  return {
    brand: createSpellings([...getFixedNames("brand"), ...names, ...usedBrands]),
    category: createSpellings([...getFixedNames("category"), ...usedCategories]),
  };
}

async function readUsed(db: Database, kind: NameKind): Promise<string[]> {
  const rows = await db
    .select({ name: products[kind] })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(products[kind])
    .orderBy(desc(sql`count(*)`), products[kind]);
  return rows.map(({ name }) => name);
}

/**
 * Replaces a brand or category in another spelling, such as 'Skf', by the known one, so that no second one
 * appears in the filters. What the product has already stays: an unchanged export changes nothing.
 * @returns The row, and a sentence for each replaced name.
 */
export function spellNames(
  row: ReadProductRow,
  match: StoredMatch,
  spellings: NameSpellings,
): { readonly row: ReadProductRow; readonly notes: readonly string[] } {
  const present = match.kind === "one" ? match.product : undefined;
  const fields = { ...row.fields };
  const notes: string[] = [];
  for (const kind of nameKinds) {
    const typed = fields[kind];
    if (typed === undefined || typed === present?.[kind]) continue;
    const known = spellings[kind].find(typed);
    if (known === typed) continue;
    fields[kind] = known;
    notes.push(`${kind}: ${typed} → ${known}`);
  }
  return { row: { ...row, fields }, notes };
}
