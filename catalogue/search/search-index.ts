import { compactCode } from "./compact-code.ts";
import { stackUp, type Haystack } from "./haystack.ts";
import type { SearchRecord } from "./search-record.ts";

/** Precomputed columns for searching, one entry per record. */
export type SearchIndex = {
  readonly records: readonly SearchRecord[];
  /** The codes without separators. */
  readonly codes: Haystack;
  /** The distinct texts: many records share one, and each is searched only once. */
  readonly texts: Haystack;
  /** Index of a record's text in `texts`, and of its family in `families`. */
  readonly textNumbers: Uint32Array;
  readonly familyNumbers: Uint32Array;
  readonly families: readonly string[];
};

/**
 * Prepares records for searching. Build the index once and reuse it.
 *
 * @param records In the order of equally good results.
 */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const [texts, textNumbers] = numberValues(records.map(describe));
  const [families, familyNumbers] = numberValues(records.map(({ family }) => family));
  return {
    records,
    codes: stackUp(records.map(({ code }) => compactCode(code))),
    texts: stackUp(texts),
    textNumbers,
    familyNumbers,
    families,
  };
}

/** Searchable words of a record besides its code; includes the code if it has separators. */
function describe({ code, familyTitle, series, description }: SearchRecord): string {
  const signed = compactCode(code) === code ? "" : code;
  const words = `${familyTitle} ${series}\t${description}\t${signed}`.toLowerCase();
  // People type a plain space instead of the no-break space before a unit.
  return words.replaceAll("\u00A0", " ");
}

/** The distinct values, and for each position the index of its value. */
function numberValues(values: readonly string[]): readonly [readonly string[], Uint32Array] {
  const numbers = new Map<string, number>();
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size);
  return [[...numbers.keys()], Uint32Array.from(values, (value) => numbers.get(value) ?? 0)];
}
