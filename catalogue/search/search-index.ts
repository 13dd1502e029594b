import { groupBy } from "./group-by.ts";
import { stackUp, type Haystack } from "./haystack.ts";
import { compactCode } from "./read-codes.ts";
import type { SearchRecord } from "./search-record.ts";

/** Everything that can be worked out before the first key is pressed; columns go by record. */
export type SearchIndex = {
  readonly records: readonly SearchRecord[];
  /** The codes without signs between their parts. */
  readonly codes: Haystack;
  /** Numbers of the records with a code; makers give the same number to different parts. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
  /** Such as `25x52x15mm`; empty where no size is listed. */
  readonly dimensions: Haystack;
  /** The different texts: many records share one, and a key searches it only once. */
  readonly texts: Haystack;
  /** Number of a record's text in `texts`, and of its family in `families`. */
  readonly getText: Uint32Array;
  readonly familyOf: Uint32Array;
  readonly families: readonly string[];
};

/**
 * Prepares records for searching.
 *
 * @param records In the order in which equally good results are to appear.
 * @returns The index; worth keeping for as long as people type.
 */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const codes = records.map(({ code }) => compactCode(code));
  const [texts, getText] = numberValues(records.map(describe));
  const [families, familyOf] = numberValues(records.map(({ family }) => family));
  return {
    records,
    codes: stackUp(codes),
    byCode: groupBy([...codes.keys()], (number) => codes[number] ?? ""),
    dimensions: stackUp(records.map(({ dimensions = "" }) => compactDimensions(dimensions))),
    texts: stackUp(texts),
    getText,
    familyOf,
    families,
  };
}

/**
 * Dimensions as they can be compared, however they are written.
 *
 * @param text Such as `25 × 52 × 15 mm` or `25*52`.
 * @returns Such as `25x52x15mm`, `25x52`.
 */
export function compactDimensions(text: string): string {
  return text.toLowerCase().replaceAll(/[×*]/g, "x").replaceAll(",", ".").replaceAll(/\s/g, "");
}

/** What a record is found by beside its code; the code as well where it has signs in it. */
function describe({ code, familyTitle, series, description }: SearchRecord): string {
  const signed = compactCode(code) === code ? "" : code;
  const words = `${familyTitle} ${series}\t${description}\t${signed}`.toLowerCase();
  // People type the space that holds a unit to its figure as any other.
  return words.replaceAll("\u00A0", " ");
}

/** The different values, and which of them stands where. */
function numberValues(values: readonly string[]): readonly [readonly string[], Uint32Array] {
  const numbers = new Map<string, number>();
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size);
  return [[...numbers.keys()], Uint32Array.from(values, (value) => numbers.get(value) ?? 0)];
}
