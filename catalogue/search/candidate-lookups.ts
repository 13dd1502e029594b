import { getNamedLength } from "./belt-length.ts";
import { toCodeKey } from "./code-key.ts";
import { getInsertNumber } from "./entry-index.ts";
import { findBoundary } from "./find-boundary.ts";
import type { QueryReading } from "./read-query.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** A section and the length of the asked belt. */
export type BeltLookup = { readonly section: string; readonly lengthMm?: number };

/** Bore and outside diameter in mm; the width can be any. */
export type BoundaryLookup = { readonly bore: number; readonly outside: number };

/**
 * Where entries that a text can mean have to be looked up, if there are too many for an index in memory.
 * Ranking decides which of them are hits.
 */
export type CandidateLookups = {
  /** Keys of whole codes. */
  readonly codes: readonly string[];
  /** Basic numbers of bearings and units. */
  readonly numbers: readonly string[];
  /** Numbers of inserts, whose units are looked for. */
  readonly inserts: readonly string[];
  readonly belt?: BeltLookup;
  readonly sizes: readonly EntryDimensions[];
  readonly boundaries: readonly BoundaryLookup[];
  /** What codes begin with. */
  readonly beginning?: string;
  readonly makers: readonly string[];
};

const shortestBeginning = 2;

/** Lists where the entries of a reading's code and dimensions are; `listWantedWords` lists its words. */
export function listCandidateLookups(reading: QueryReading): CandidateLookups {
  const { part, dimensions, makers, codeTexts, codeText } = reading;
  const bearing = part?.part === "bearing" ? part : undefined;
  const belt = part?.part === "belt" ? part : undefined;
  const lengthMm = belt && getNamedLength(belt);
  const accessory = bearing?.accessory;
  const number = bearing?.basicNumber;
  const insert = number === undefined ? undefined : (getInsertNumber(number) ?? number);
  const sizes = listSizes(reading);
  const boundary = bearing && findBoundary(bearing);
  const beginning = toCodeKey(codeText);
  return {
    codes: unique([...codeTexts, accessory ?? []].flat().map(toCodeKey)).filter(
      (key) => key !== "",
    ),
    numbers: unique(
      bearing ? [bearing.basicNumber, bearing.series + bearing.boreCode, insert ?? []].flat() : [],
    ),
    inserts: insert === undefined ? [] : [insert],
    ...(belt && {
      belt: { section: belt.section, ...(lengthMm !== undefined && { lengthMm }) },
    }),
    sizes,
    boundaries: [...sizes, boundary ?? []]
      .flat()
      .flatMap(({ bore, outside }) =>
        bore === undefined || outside === undefined ? [] : [{ bore, outside }],
      ),
    ...(beginning.length >= shortestBeginning && !dimensions && { beginning }),
    makers,
  };
}

function listSizes({ part, dimensions }: QueryReading): readonly EntryDimensions[] {
  if (part?.part === "seal") {
    const { shaftMm, housingMm, widthMm } = part;
    return [
      { bore: shaftMm, outside: housingMm, ...(widthMm !== undefined && { width: widthMm }) },
    ];
  }
  if (!dimensions) return [];
  return [...dimensions.readings, ...(part ? [] : dimensions.rareReadings)];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
