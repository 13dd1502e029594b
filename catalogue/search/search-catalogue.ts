import { compactCode } from "./compact-code.ts";
import { findInEach, getLength } from "./haystack.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";

export type CatalogueQuery = {
  /** As typed; blank matches everything. */
  readonly text: string;
  /** Slugs of the chosen families; empty matches all. */
  readonly families: readonly string[];
};

/** Ranks of a match; higher is better, 0 is no match. */
const ranks = { code: 4, beginning: 3, part: 2, text: 1 } as const;

/**
 * Searches the catalogue with a case-insensitive substring of code, family or description. The order
 * is: the code itself, codes that begin with the text, codes that contain it, and matches in words.
 *
 * @param query Text and families, both of which have to match.
 * @returns Unique records, best first, otherwise in the index's order.
 */
export function searchCatalogue(
  index: SearchIndex,
  { text, families }: CatalogueQuery,
): readonly SearchRecord[] {
  const wanted = text.trim().toLowerCase();
  const fitting =
    wanted === "" ? new Uint8Array(index.records.length).fill(1) : rankAll(index, wanted);
  const isOut = index.families.map((slug) => families.length > 0 && !families.includes(slug));
  const found: SearchRecord[][] = Object.keys(ranks).map(() => []);
  for (let number = 0; number < fitting.length; number += 1) {
    const rank = fitting[number] ?? 0;
    const record = index.records[number];
    if (rank > 0 && record && !isOut[index.familyNumbers[number] ?? 0])
      found[rank - 1]?.push(record);
  }
  return found.toReversed().flat();
}

/** The rank of every record, by its index. */
function rankAll(index: SearchIndex, wanted: string): Uint8Array {
  const texts = new Uint8Array(index.texts.starts.length);
  findInEach(index.texts, wanted, (number) => (texts[number] = ranks.text));
  const fitting = new Uint8Array(index.records.length);
  for (let number = 0; number < fitting.length; number += 1) {
    fitting[number] = texts[index.textNumbers[number] ?? 0] ?? 0;
  }
  const code = compactCode(wanted);
  findInEach(index.codes, code, (number, offset) => {
    const isWhole = offset === 0 && getLength(index.codes, number) === code.length;
    const isBeginning = offset === 0 ? ranks.beginning : ranks.part;
    fitting[number] = isWhole ? ranks.code : isBeginning;
  });
  return fitting;
}
