import { hash } from "node:crypto";
import type { EntryWithTerms } from "#catalogue/search/entry-terms.ts";
import type { SearchEntry } from "#catalogue/search/search-entry.ts";
import type { Database } from "#server/db/client.ts";
import type { CandidateStatement } from "./statement-values.ts";

/** What is known of a term: about how many products have it, and the most common type of them. */
export type TermFact = { readonly products: number; readonly popularity: number };

export type TermFacts = ReadonlyMap<string, TermFact>;

type CandidateRow = {
  readonly product_id: string;
  readonly entry: SearchEntry;
  readonly name_terms: readonly string[];
  readonly terms: readonly string[];
};

/** Reads the entries that a statement finds, in an order that doesn't depend on the database's. */
export async function readCandidates(
  db: Database,
  { text, values }: CandidateStatement,
): Promise<ReadonlyMap<string, EntryWithTerms>> {
  const whole = `SELECT product_id, entry, name_terms, terms FROM product_entries
    WHERE entry IS NOT NULL AND product_id IN (SELECT product_id FROM (${text}) AS candidate)`;
  const { rows } = await db.$client.query<CandidateRow>({
    name: hash("sha256", whole, "base64url").slice(0, 32),
    text: whole,
    values: [...values],
  });
  return new Map(
    rows
      .toSorted(byName)
      .map(({ product_id, entry, name_terms, terms }) => [
        product_id,
        { entry, nameTerms: name_terms, textTerms: terms },
      ]),
  );
}

/** So that equal hits don't depend on the database's order. */
function byName(one: CandidateRow, other: CandidateRow): number {
  const [own, others] = [one, other].map(({ entry, product_id }) => `${entry.name}\0${product_id}`);
  return (own ?? "") < (others ?? "") ? -1 : 1;
}

/** Reads what is known of terms; those that no product has are absent. */
export async function readTermFacts(db: Database, terms: readonly string[]): Promise<TermFacts> {
  if (terms.length === 0) return new Map();
  const { rows } = await db.$client.query<TermFact & { readonly term: string }>({
    name: "read-term-facts",
    text: "SELECT term, products, popularity FROM product_terms WHERE term = ANY ($1::text[])",
    values: [terms],
  });
  return new Map(rows.map((row) => [row.term, row]));
}
