import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { toCodeKey } from "./code-key.ts";
import { compareEntries, toMatch } from "./compare-entries.ts";
import { getInsertNumber, getSeriesLetters, type EntryIndex } from "./entry-index.ts";
import { findBoundary } from "./find-boundary.ts";
import { listSameBoundary } from "./find-by-dimensions.ts";
import { maxHits, type HitList } from "./hit-list.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Adds the bearings with the requested basic number, then units with the insert, then its series. */
export function findBearings(index: EntryIndex, asked: BearingDesignation, hits: HitList): boolean {
  const { basicNumber, series, boreCode, accessory } = asked;
  const own = index.byBasicNumber.get(basicNumber) ?? [];
  // An inch bore is part of the number, as are a maker's own letters; the metric one of the catalogue's system is shown
  // with what differs.
  const same = series + boreCode === basicNumber ? own : [...own, ...listSameSize(index, asked)];
  const numbers = [...new Set(same)];
  for (const { number, comparison } of compareEntries(index, asked, numbers)) {
    hits.add(number, toMatch(comparison), { kind: "comparison", comparison });
  }
  if (series + boreCode === basicNumber) addInserts(index, asked, numbers.length > 0, hits);
  if (accessory !== undefined) {
    for (const number of index.byCode.get(toCodeKey(accessory)) ?? []) {
      hits.add(number, "exact", { kind: "accessory", code: accessory });
    }
  }
  if (numbers.length === 0) addSeries(index, asked, hits);
  return own.length > 0;
}

/** Units and inserts of the requested size in the catalogue's system: UCP205 for SY 25 TF, and all with a UC205. */
function listSameSize(
  { byBasicNumber, byInsert }: EntryIndex,
  { basicNumber, series, boreCode, unit }: BearingDesignation,
): readonly number[] {
  const number = series + boreCode;
  const insert = getInsertNumber(number) ?? number;
  const isOfOtherSystem = unit !== undefined && !basicNumber.startsWith(series);
  return [
    byBasicNumber.get(number) ?? [],
    ...(isOfOtherSystem ? [byBasicNumber.get(insert) ?? [], byInsert.get(insert) ?? []] : []),
  ].flat();
}

/** Adds the units with a requested insert; for an unlisted unit, its insert and other units with it. */
function addInserts(
  { byBasicNumber, byInsert }: EntryIndex,
  { basicNumber }: BearingDesignation,
  isListed: boolean,
  hits: HitList,
): void {
  const insert = getInsertNumber(basicNumber) ?? basicNumber;
  if (insert !== basicNumber && isListed) return;
  for (const number of [byBasicNumber.get(insert) ?? [], byInsert.get(insert) ?? []].flat()) {
    hits.add(number, "near", { kind: "insert", insert });
  }
}

/**
 * Adds the series of a number in no list, or else the family of its type, then parts of its size if the
 * standard has it.
 */
function addSeries(index: EntryIndex, asked: BearingDesignation, hits: HitList): void {
  const dimensions = findBoundary(asked);
  const asAsked = { number: asked.basicNumber, ...(dimensions && { dimensions }) };
  const { bySeries, byType } = index;
  for (const number of bySeries.get(asked.series) ?? []) {
    hits.add(number, "near", { kind: "series", ...asAsked });
  }
  if (hits.size() === 0) {
    const letters = getSeriesLetters(asked.series);
    for (const number of bySeries.get(letters) ?? byType.get(asked.type) ?? []) {
      hits.add(number, "near", { kind: "family", ...asAsked });
    }
  }
  if (dimensions) addSameBoundary(index, asked, dimensions, hits);
}

/** Parts of the same bore and outside diameter: of another type, or of the same type and another width. */
function addSameBoundary(
  index: EntryIndex,
  asked: BearingDesignation,
  { bore, outside }: EntryDimensions,
  hits: HitList,
): void {
  const size: EntryDimensions = {
    ...(bore !== undefined && { bore }),
    ...(outside !== undefined && { outside }),
  };
  const bearings = listSameBoundary(index, size)
    .filter((number) => index.entries[number]?.kind === "bearing")
    .slice(0, maxHits);
  for (const { number, comparison } of compareEntries(index, asked, bearings)) {
    hits.add(number, "near", { kind: "comparison", comparison });
  }
  // Of those whose code can't be read, only the size is known. The others are in the list already.
  for (const number of bearings) {
    const found = index.entries[number]?.dimensionsMm ?? {};
    hits.add(number, "near", { kind: "dimensions", asked: size, found });
  }
}
