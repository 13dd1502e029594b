import { StatementValues, type CandidateStatement } from "./statement-values.ts";

/** The words of a text: for each of them the terms that it can mean. */
export type WordLookup = {
  readonly groups: readonly (readonly string[])[];
  /** The most common type that can have all the words. */
  readonly popularity: number;
};

/** Max rows that a part of a statement reads to find those with all the words. */
export const maxRowsRead = 3_000;
const productsOfWords = 60;
/** Further words are left to the ranking. */
const maxGroups = 8;

/** Condition that an array of terms has one of each group. */
export function writeGroups(
  column: "terms" | "name_terms",
  groups: readonly (readonly string[])[],
  values: StatementValues,
): string {
  return groups
    .slice(0, maxGroups)
    .map((terms) => `${column} && ${values.add(terms, "text[]")}`)
    .join(" AND ");
}

/** Finds products with rare words by the index of terms; those named so come first. */
export function writeRareWordStatement({ groups }: WordLookup): CandidateStatement {
  const values = new StatementValues();
  const text = `SELECT product_id FROM (
    SELECT product_id, popularity, ${writeGroups("name_terms", groups, values)} AS is_named
    FROM product_entries WHERE ${writeGroups("terms", groups, values)} LIMIT ${maxRowsRead}
  ) AS found ORDER BY is_named DESC, popularity, product_id LIMIT ${2 * productsOfWords}`;
  return { text, values: values.list };
}

/**
 * Finds products with words that a large share of all products has. Goes through the products in the
 * order of the answer, where enough of them come early; an index of terms would list all of them.
 */
export function writeFrequentWordStatement({ groups, popularity }: WordLookup): CandidateStatement {
  const values = new StatementValues();
  const first = values.add(popularity, "smallint");
  const write = (column: "terms" | "name_terms"): string => `SELECT product_id FROM (
    SELECT product_id, ${column} FROM product_entries WHERE popularity >= ${first}
    ORDER BY popularity, product_id LIMIT ${maxRowsRead}
  ) AS read WHERE ${writeGroups(column, groups, values)} LIMIT ${productsOfWords}`;
  return { text: `(${write("name_terms")}) UNION (${write("terms")})`, values: values.list };
}
