import type { Comparison } from "#catalogue/engineering/codes/interchange.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { isOtherLength } from "./belt-length.ts";
import { toCodeKey } from "./code-key.ts";
import { compareEntries, toMatch } from "./compare-entries.ts";
import { describeAnswer } from "./describe-answer.ts";
import type { EntryIndex } from "./entry-index.ts";
import { findBearings } from "./find-bearings.ts";
import { findBelts, findPrintedSection } from "./find-belts.ts";
import { findByDimensions, findSeals, findSizes } from "./find-by-dimensions.ts";
import { findMeasuredBelts } from "./find-measured-belts.ts";
import { findOtherParts, isOfOther } from "./find-other-parts.ts";
import { findUnread } from "./find-unread.ts";
import { findWords, hasTerms, listWantedWords } from "./find-words.ts";
import { findWornParts } from "./find-worn-parts.ts";
import { startHitList, type HitList, type Wanted } from "./hit-list.ts";
import {
  canBeNamed,
  checkMakers,
  hasOtherSize,
  isWholeStandardPart,
  type CanMean,
} from "./meant-entries.ts";
import { checkKind } from "./named-kinds.ts";
import type { QueryReading } from "./read-query.ts";
import type { SearchAnswer } from "./search-answer.ts";
import { canNameDetail } from "./unread-text.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { findTerms, type KnownTerms } from "./word-index.ts";

/** What a search needs besides the entries among which it looks. */
export type RankContext = {
  readonly vocabulary: Vocabulary;
  /** Terms of all entries, if the index holds only those that a text can mean. */
  readonly known: KnownTerms;
};

export type RankedEntries = SearchAnswer & {
  /** Whether entries were looked for by the text's words, and not only by its code and dimensions. */
  readonly isByWords: boolean;
};

/** Finds the entries that a text means, best first. */
export function rankEntries(
  index: EntryIndex,
  reading: QueryReading,
  { vocabulary, known }: RankContext,
  limit: number,
): RankedEntries {
  const wanted = reading.terms.map((term) => findTerms(known, term));
  const isWanted = (number: number): boolean => hasTerms(index.words, number, wanted);
  const isNamed = (number: number): boolean => hasTerms(index.names, number, wanted);
  const isOfMaker = checkMakers(reading);
  const isOfKind = checkKind(reading);
  const canMean: CanMean = (entry) => isOfMaker(entry) && isOfKind(entry);
  const hits = startHitList(index, {
    makers: reading.makers,
    hasCode: reading.part !== undefined,
    isWanted,
    isNamed,
    canBeMeant: (entry, { kind }) =>
      kind === "dimensions" ||
      (canMean(entry) && (kind !== "words" || canBeNamed(entry, reading, known))),
    ...listUnread(reading),
  });
  const isListed = findRead(index, reading, { isWanted, isNamed, canMean, isOfKind }, hits);
  const otherParts = findOtherParts(index, reading.otherParts, hits);
  if (hits.size() === 0) findUnread(index, reading, hits, limit);
  // Words of a code's name filter its hits; without such hits they are searched for.
  const isByWords = !hits.hasWanted();
  if (isByWords) {
    findWords(index, listWantedWords(known, vocabulary, reading), hits, limit);
  }
  return {
    understood: describeAnswer({ ...reading, otherParts }, isListed, hits.list()),
    hits: hits.list().slice(0, limit),
    isByWords,
  };
}

/** Adds the hits of the code and the dimensions; returns whether the read code is listed. */
function findRead(
  index: EntryIndex,
  reading: QueryReading,
  {
    isWanted,
    isNamed,
    canMean,
    isOfKind,
  }: Pick<Wanted, "isWanted" | "isNamed"> & {
    readonly canMean: CanMean;
    readonly isOfKind: CanMean;
  },
  hits: HitList,
): boolean {
  const { part, dimensions, measured, suffixes, otherNumber, worn } = reading;
  if (worn) {
    findWornParts(index, worn, hits);
    return false;
  }
  if (measured) findMeasuredBelts(index, measured, isWanted, hits);
  const wanted = { isWanted, isNamed, isOfKind, suffixes };
  const hasCode = findCodes(index, reading, canMean, hits);
  if (otherNumber !== undefined) {
    for (const number of index.byBasicNumber.get(otherNumber) ?? []) {
      hits.add(number, "near", { kind: "one for l", number: otherNumber });
    }
  }
  if (dimensions && part && canBeSize(index, part)) {
    findByDimensions(index, dimensions.readings, wanted, hits);
  }
  if (dimensions && !part) {
    findSizes(index, dimensions, { ...wanted, terms: reading.terms }, hits);
    if (hits.size() === 0) findPrintedSection(index, hits, dimensions.readings[0]);
  }
  return (part && findPart(index, part, hits)) ?? hasCode;
}

function findPart(index: EntryIndex, part: PartCode, hits: HitList): boolean {
  switch (part.part) {
    case "bearing":
      return findBearings(index, part, hits);
    case "belt":
      return findBelts(index, part, hits);
    case "seal":
      return findSeals(index, part, hits);
  }
}

/** A number that no entry has can be a size, as 22 40, but not one with a slash before its bore. */
function canBeSize({ byBasicNumber }: EntryIndex, part: PartCode): boolean {
  return (
    part.part === "bearing" &&
    !byBasicNumber.has(part.basicNumber) &&
    !part.boreCode.startsWith("/")
  );
}

/** Adds the entries with the longest of the texts as their code. */
function findCodes(
  index: EntryIndex,
  reading: QueryReading,
  canMean: CanMean,
  hits: HitList,
): boolean {
  const { codeTexts, part } = reading;
  const { byCode, entries } = index;
  const number = part?.part === "bearing" ? part.basicNumber : undefined;
  // The width or the ribs of a belt can be stated beside its code.
  const isOther = (entry: number): boolean =>
    part?.part === "belt" &&
    entries[entry]?.kind === "belt" &&
    compareEntries(index, part, [entry]).some(
      ({ comparison }) => comparison.interchange !== "exact",
    );
  for (const text of codeTexts) {
    const key = toCodeKey(text);
    // A code with the same figures can be another number.
    const found = (byCode.get(key) ?? []).filter((at) => {
      const entry = entries[at];
      return (
        entry !== undefined &&
        !isOther(at) &&
        isWholeStandardPart(entry, key, reading.codeText) &&
        canMean(entry) &&
        !hasOtherSize(entry, reading) &&
        [undefined, number ?? entry.basicNumber].includes(entry.basicNumber)
      );
    });
    for (const entry of found) {
      const comparison = part ? undefined : compareOwnCode(index, entry, key);
      if (!comparison || comparison.interchange === "exact") {
        hits.add(entry, "exact", { kind: "code" }, text.split(" "));
      } else hits.add(entry, toMatch(comparison), { kind: "comparison", comparison });
    }
    if (found.length > 0) return true;
  }
  return false;
}

/** A belt compared with its printed code, which can leave out its width or ribs; undefined for other parts. */
function compareOwnCode(index: EntryIndex, number: number, key: string): Comparison | undefined {
  const { kind, codes = [] } = index.entries[number] ?? {};
  const code = kind === "belt" ? codes.find((one) => toCodeKey(one) === key) : undefined;
  const read = code === undefined ? undefined : readPartCode(code);
  return read && compareEntries(index, read, [number])[0]?.comparison;
}

/** Unread texts that can name a detail of a part, with and without those that are compared as suffixes. */
function listUnread({
  part,
  unread,
  otherParts,
  suffixes = "",
}: QueryReading): Pick<Wanted, "unread" | "uncompared"> {
  const details = unread
    .filter(
      (text) => canNameDetail(text) || isOtherLength(text, part) || isOfOther(otherParts, text),
    )
    .map((text) => toNormalForm(text).text || text);
  const compared = new Set(suffixes.split(" ").map(toCodeKey));
  return {
    unread: details,
    uncompared: details.filter((text) => !compared.has(toCodeKey(text))),
  };
}
