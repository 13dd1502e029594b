import { toComparison, type Comparison } from "#catalogue/engineering/codes/interchange.ts";
import type { SealCode } from "#catalogue/engineering/codes/seal-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";
import { compareEntries, compareVerdicts, toMatch } from "./compare-entries.ts";
import type { EntryIndex } from "./entry-index.ts";
import { findInchUnits } from "./find-inch-units.ts";
import { maxHits, type HitList } from "./hit-list.ts";
import { matchDimensions } from "./match-dimensions.ts";
import type { DimensionReading } from "./read-dimensions.ts";
import type { EntryDimensions, SearchEntry } from "./search-entry.ts";

type DimensionMatch = {
  readonly number: number;
  readonly match: "exact" | "near";
  readonly asked: EntryDimensions;
  /** Position of the reading of the figures; the first one is the likeliest. */
  readonly reading: number;
};

/**
 * Adds parts with the requested dimensions: exact ones first, then those within the tolerance, each by how
 * common their type is.
 *
 * @param readings Ways to read the figures, the likeliest first.
 * @param wantedParts Which entries are of the kind that the text names, and suffixes beside the figures.
 */
export function findByDimensions(
  index: EntryIndex,
  readings: readonly EntryDimensions[],
  { isWanted, isNamed, isOfKind, suffixes }: WantedParts,
  hits: HitList,
): boolean {
  const found = readings.flatMap((asked, reading) =>
    findCandidates(index, asked).flatMap((number): readonly DimensionMatch[] => {
      const entry = index.entries[number];
      const match = matchDimensions(asked, entry?.dimensionsMm ?? {});
      const isMeant = match !== undefined && entry !== undefined && isOfKind(entry);
      return isMeant ? [{ number, match, asked, reading }] : [];
    }),
  );
  const wanted = found.filter(({ number }) => isWanted(number));
  // One figure fits too many parts of other kinds.
  const isVague = readings.every((asked) => Object.keys(asked).length === 1);
  // Beside those that are called so, one that only mentions the kind isn't of it: a spherical bearing mentions its
  // tapered bore.
  const named = wanted.filter(({ number }) => isNamed(number));
  const ofKind = new Set((named.length > 0 ? named : wanted).map(({ number }) => number));
  const shown = (wanted.length > 0 || isVague ? wanted : found).toSorted(
    (one, other) =>
      Number(ofKind.has(other.number)) - Number(ofKind.has(one.number)) || compare(one, other),
  );
  if (wanted.length > 0 && suffixes !== undefined) {
    const compared = shown.filter(({ number }) => ofKind.has(number));
    addCompared(index, compared.slice(0, maxHits), suffixes, hits);
  }
  for (const { number, match, asked } of shown) {
    const dimensions = index.entries[number]?.dimensionsMm ?? {};
    // A part of another kind isn't what was asked for, whatever its size.
    const shownMatch = ofKind.has(number) ? match : "near";
    hits.add(number, shownMatch, { kind: "dimensions", asked, found: dimensions });
  }
  return shown.length > 0;
}

/** Adds the parts of exactly the requested size, compared with their own number and the requested suffixes. */
function addCompared(
  index: EntryIndex,
  matches: readonly DimensionMatch[],
  suffixes: string,
  hits: HitList,
): void {
  const codes = new Map<string, BearingDesignation | undefined>();
  const compareNumber = (number: number): Comparison => {
    const basicNumber = index.entries[number]?.basicNumber ?? "";
    if (!codes.has(basicNumber)) {
      codes.set(basicNumber, readIsoNumber(`${basicNumber} ${suffixes}`));
    }
    const asked = codes.get(basicNumber);
    const [compared] = asked ? compareEntries(index, asked, [number]) : [];
    // What can't be read as a suffix isn't met.
    return compared?.comparison ?? toComparison(["unread"]);
  };
  const compared = matches
    .filter(({ match }) => match === "exact")
    .map((match) => ({ ...match, comparison: compareNumber(match.number) }))
    .toSorted(
      (one, other) =>
        one.reading - other.reading || compareVerdicts(one.comparison, other.comparison),
    );
  for (const { number, comparison } of compared) {
    hits.add(number, toMatch(comparison), { kind: "comparison", comparison });
  }
}

/** Adds parts of the size that a text means, else those of another width and units with a close metric bore. */
export function findSizes(
  index: EntryIndex,
  { readings, rareReadings, inchBore }: DimensionReading,
  wanted: WantedParts & { readonly terms: readonly string[] },
  hits: HitList,
): void {
  const [asked] = readings;
  const isFound =
    findByDimensions(index, readings, wanted, hits) ||
    findByDimensions(index, rareReadings, wanted, hits);
  if (isFound || !asked) return;
  findSameBoundary(index, asked, wanted.isWanted, hits);
  if (inchBore !== undefined) findInchUnits(index, asked, wanted, hits);
}

/** What a text says of parts besides their dimensions. */
export type WantedParts = {
  readonly isWanted: (number: number) => boolean;
  /** Which of them are called so. */
  readonly isNamed: (number: number) => boolean;
  /** Whether an entry can be of the kind that the words name. */
  readonly isOfKind: (entry: SearchEntry) => boolean;
  readonly suffixes: string | undefined;
};

/**
 * Adds parts with the same bore and outside diameter as a requested size that no part has.
 *
 * @param isWanted Whether an entry is of the requested kind.
 */
function findSameBoundary(
  index: EntryIndex,
  asked: EntryDimensions,
  isWanted: (number: number) => boolean,
  hits: HitList,
): void {
  for (const number of listSameBoundary(index, asked).filter(isWanted)) {
    const found = index.entries[number]?.dimensionsMm ?? {};
    hits.add(number, "near", { kind: "other width", asked, found });
  }
}

/** Parts with the same bore and outside diameter; none if one of them isn't asked for. */
export function listSameBoundary(index: EntryIndex, asked: EntryDimensions): readonly number[] {
  const { bore, outside } = asked;
  if (bore === undefined || outside === undefined) return [];
  return findCandidates(index, asked).filter((number) => {
    const found = index.entries[number]?.dimensionsMm ?? {};
    return matchDimensions({ bore, outside }, found) !== undefined;
  });
}

/** Adds seals of the requested size, those of the requested type and material first, then of other widths. */
export function findSeals(index: EntryIndex, asked: SealCode, hits: HitList): boolean {
  const size: EntryDimensions = {
    bore: asked.shaftMm,
    outside: asked.housingMm,
    ...(asked.widthMm !== undefined && { width: asked.widthMm }),
  };
  const isSeal = (number: number): boolean => index.entries[number]?.kind === "seal";
  const seals = findCandidates(index, size).filter(isSeal);
  const getMatch = (number: number): "exact" | "near" | undefined =>
    matchDimensions(size, index.entries[number]?.dimensionsMm ?? {});
  const ofSize = seals.filter((number) => getMatch(number) === "exact");
  for (const { number, comparison } of compareEntries(index, asked, ofSize)) {
    hits.add(number, toMatch(comparison), { kind: "comparison", comparison });
  }
  const isListed = hits.size() > 0;
  for (const number of seals) {
    if (getMatch(number) === undefined) continue;
    const found = index.entries[number]?.dimensionsMm ?? {};
    hits.add(number, "near", { kind: "dimensions", asked: size, found });
  }
  if (!isListed) findSameBoundary(index, size, isSeal, hits);
  return isListed;
}

/** Parts whose bore or outside diameter is at most a tolerance away. */
export function findCandidates(
  { byBore, byOutside }: EntryIndex,
  { bore, outside }: EntryDimensions,
): readonly number[] {
  const [byDiameter, mm] = bore === undefined ? [byOutside, outside] : [byBore, bore];
  if (mm === undefined) return [];
  const middle = Math.round(mm);
  return [middle - 1, middle, middle + 1].flatMap((wholeMm) => byDiameter.get(wholeMm) ?? []);
}

function compare(one: DimensionMatch, other: DimensionMatch): number {
  if (one.match !== other.match) return one.match === "exact" ? -1 : 1;
  return one.reading - other.reading || one.number - other.number;
}
