import type { BeltKind } from "#catalogue/engineering/codes/belt-code.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { BearingType } from "#catalogue/engineering/designation/designation.ts";
import { toCodeKey } from "./code-key.ts";
import type { EntryWithTerms } from "./entry-terms.ts";
import type { SearchEntry } from "./search-entry.ts";
import { buildWordIndex, type WordIndex } from "./word-index.ts";

/** Entries with everything that a search looks up. Numbers are positions in `entries`. */
export type EntryIndex = {
  /** Pages of families and brands first, then parts by how common their type is. */
  readonly entries: readonly SearchEntry[];
  /** Returns an entry's codes taken apart, as far as they can be read. */
  readonly getPartCodes: (number: number) => readonly PartCode[];
  /** By the keys of their codes. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
  /** The keys of all codes, sorted, for what is typed so far. */
  readonly sortedCodes: readonly string[];
  readonly byBasicNumber: ReadonlyMap<string, readonly number[]>;
  /** Housed units by the number of their insert. */
  readonly byInsert: ReadonlyMap<string, readonly number[]>;
  /** Pages of bearing series, also by the letters of their series: NU for NU2. */
  readonly bySeries: ReadonlyMap<string, readonly number[]>;
  /** Pages of families by the types of bearings that they are about. */
  readonly byType: ReadonlyMap<BearingType, readonly number[]>;
  /** Belts by their section or profile. */
  readonly bySection: ReadonlyMap<string, readonly number[]>;
  /** Pages of belt families by the sections that they list. */
  readonly familiesBySection: ReadonlyMap<string, readonly number[]>;
  /** Pages of belt families by the kinds of belts that they are about. */
  readonly familiesByKind: ReadonlyMap<BeltKind, readonly number[]>;
  /** Parts by whole millimetres of the bore and of the outside diameter. */
  readonly byBore: ReadonlyMap<number, readonly number[]>;
  readonly byOutside: ReadonlyMap<number, readonly number[]>;
  /** Names, makers, keywords and the parts of codes. */
  readonly names: WordIndex;
  /** The same and all further texts. */
  readonly words: WordIndex;
};

/**
 * Prepares entries for searching. Build the index once and reuse it.
 *
 * @param readCode Reads a designation; a caller that builds many indexes can remember what was read.
 */
export function buildEntryIndex(
  given: readonly EntryWithTerms[],
  readCode: (code: string) => PartCode | undefined = readPartCode,
): EntryIndex {
  const ordered = given.toSorted((one, other) => getOrder(one.entry) - getOrder(other.entry));
  const entries = ordered.map(({ entry }) => entry);
  const byCode = invert(entries.map(({ codes }) => codes.map(toCodeKey)));
  return {
    entries,
    getPartCodes: remember((number) =>
      listDesignations(entries[number]).flatMap((code) => readCode(code) ?? []),
    ),
    byCode,
    sortedCodes: [...byCode.keys()].toSorted(),
    byBasicNumber: invert(entries.map(({ basicNumber }) => toList(basicNumber))),
    byInsert: invert(entries.map(({ basicNumber = "" }) => toList(getInsertNumber(basicNumber)))),
    bySeries: invert(entries.map(({ series }) => listSeriesKeys(series))),
    byType: invert(entries.map(({ types = [] }) => types)),
    bySection: invert(entries.map(({ belt }) => toList(belt?.section))),
    familiesBySection: invert(entries.map(({ sections = [] }) => sections)),
    familiesByKind: invert(entries.map(({ beltKinds = [] }) => beltKinds)),
    byBore: invert(entries.map(({ dimensionsMm: { bore } = {} }) => toWholeMm(bore))),
    byOutside: invert(entries.map(({ dimensionsMm: { outside } = {} }) => toWholeMm(outside))),
    names: buildWordIndex(ordered.map(({ nameTerms }) => nameTerms)),
    words: buildWordIndex(ordered.map(({ nameTerms, textTerms }) => [...nameTerms, ...textTerms])),
  };
}

/** Number of the insert of a housed unit: UC205 of UCP205. */
export function getInsertNumber(basicNumber: string): string | undefined {
  const [, size] = /^UC[A-Z]{1,3}(\d+)$/.exec(basicNumber) ?? [];
  return size === undefined ? undefined : `UC${size}`;
}

function listSeriesKeys(series: string | undefined): readonly string[] {
  const letters = series === undefined ? "" : getSeriesLetters(series);
  return [...toList(series), ...(letters === "" ? [] : [letters])];
}

/** Letters at the beginning of a series: NU of NU2, none of 62 and of BS2-22. */
export function getSeriesLetters(series: string): string {
  return /^[A-Z]*(?=\d*$)/.exec(series)?.[0] ?? "";
}

function getOrder({ kind, popularity }: SearchEntry): number {
  return kind === "family" || kind === "brand" ? popularity - 100 : popularity;
}

function listDesignations(entry: SearchEntry | undefined): readonly string[] {
  return entry?.designations ?? entry?.codes ?? [];
}

/** Reading all codes at once would take longer than the searches that need a few of them. */
function remember<Value>(read: (number: number) => Value): (number: number) => Value {
  const values = new Map<number, Value>();
  return (number) => {
    const known = values.get(number);
    if (known !== undefined) return known;
    const value = read(number);
    values.set(number, value);
    return value;
  };
}

function toWholeMm(mm: number | undefined): readonly number[] {
  return toList(mm).map(Math.round);
}

function toList<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

/** The entries' numbers by their keys, in ascending order. */
function invert<Key extends string | number>(
  keys: readonly (readonly Key[])[],
): ReadonlyMap<Key, readonly number[]> {
  const numbers = new Map<Key, number[]>();
  for (const [number, own] of keys.entries()) {
    for (const key of new Set(own)) {
      const list = numbers.get(key);
      if (list) list.push(number);
      else numbers.set(key, [number]);
    }
  }
  return numbers;
}
