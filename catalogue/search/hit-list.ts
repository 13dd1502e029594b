import { toComparison } from "#catalogue/engineering/codes/interchange.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitMatch, HitReason, SearchHit } from "./search-answer.ts";
import type { SearchEntry } from "./search-entry.ts";
import { toMakerName } from "./to-maker-name.ts";
import { saysText } from "./unread-text.ts";

/** Collects hits, each entry once, best first. */
export type HitList = {
  /** @param said Texts that the hit was found by, so that they aren't unread. */
  readonly add: (
    number: number,
    match: HitMatch,
    reason: HitReason,
    said?: readonly string[],
  ) => void;
  readonly size: () => number;
  /** Whether a hit fits the words of the text. */
  readonly hasWanted: () => boolean;
  readonly list: () => readonly SearchHit[];
};

/** What a text says of its hits besides code and dimensions. */
export type Wanted = {
  readonly makers: readonly string[];
  /** Whether it has the code of a part, which counts before words: a bearing for a tractor is no belt. */
  readonly hasCode: boolean;
  /** Whether an entry has the words of the text. */
  readonly isWanted: (number: number) => boolean;
  /** Whether it has them in its name. */
  readonly isNamed: (number: number) => boolean;
  /** Whether an entry can be meant, if it was found for a reason. */
  readonly canBeMeant: (entry: SearchEntry, reason: HitReason) => boolean;
  /** Texts that weren't understood and can name a type, a maker or a material. */
  readonly unread: readonly string[];
  /** Those of them that no comparison takes into account. */
  readonly uncompared: readonly string[];
};

/** More than any list shows; thousands of products can have one size. */
export const maxHits = 400;

type RankedHit = {
  readonly hit: SearchHit;
  /** Hits that fit equally well are in one group. */
  readonly group: number;
  readonly penalty: number;
  /** Near only, and not what the words name; beside a code, found by words only. */
  readonly isLast: boolean;
};

/**
 * Starts a list of hits. Of hits that fit equally well, those with the words of the text come first,
 * then those of the makers that it names; the same part of another maker is no exact match.
 */
export function startHitList(
  { entries }: EntryIndex,
  { makers, hasCode, isWanted, isNamed, canBeMeant, unread, uncompared }: Wanted,
): HitList {
  const hits = new Map<number, RankedHit>();
  const named = new Set(makers.map((maker) => maker.toUpperCase()));
  const isOtherMaker = (maker: string | undefined): boolean =>
    named.size > 0 &&
    maker !== undefined &&
    !named.has(maker.toUpperCase()) &&
    !named.has(toMakerName(maker).toUpperCase());
  const saysAll = (
    entry: SearchEntry,
    { kind }: HitReason,
    said: readonly string[] = [],
  ): boolean =>
    (kind === "comparison" ? uncompared : unread).every(
      (text) => said.includes(text) || saysText(entry, text),
    );
  let isAnyWanted = false;
  let group = 0;
  let lastKey = "";
  return {
    add: (number, match, reason, said) => {
      const entry = entries[number];
      if (!entry || hits.size === maxHits || hits.has(number)) return;
      if (!canBeMeant(entry, reason)) return;
      const key = `${match} ${getKey(reason)}`;
      if (key !== lastKey) group += 1;
      lastKey = key;
      const hasWords = isWanted(number);
      isAnyWanted ||= hasWords;
      // A near hit stays one, whatever its texts say.
      const isMet = hasWords && (match === "near" || saysAll(entry, reason, said));
      const isOther = isOtherMaker(entry.maker);
      hits.set(number, {
        hit: {
          entry,
          match: match === "exact" && (isOther || !isMet) ? "interchange" : match,
          reason: isMet ? reason : withUnmetWord(match, reason),
          ...(isOther && { isOtherMaker: true }),
        },
        group,
        penalty: getWordPenalty(isNamed(number), hasWords) + Number(isOther),
        isLast: isLastHit(reason, hasCode, match === "near" && !hasWords),
      });
    },
    size: () => hits.size,
    hasWanted: () => isAnyWanted,
    list: () =>
      [...hits.values()]
        .toSorted(
          (one, other) =>
            Number(one.isLast) - Number(other.isLast) ||
            one.group - other.group ||
            one.penalty - other.penalty,
        )
        .map(({ hit }) => hit),
  };
}

/** @param isUnwanted Whether it is near only, and not what the words name. */
function isLastHit({ kind }: HitReason, hasCode: boolean, isUnwanted: boolean): boolean {
  return hasCode ? kind === "words" : isUnwanted;
}

/** A word of the text, such as stainless or an unread type, isn't said of the part, whatever else has to be checked. */
function withUnmetWord(match: HitMatch, reason: HitReason): HitReason {
  if (match === "near") return reason;
  const reasons = reason.kind === "comparison" ? reason.comparison.reasons : [];
  return {
    kind: "comparison",
    comparison: toComparison([...reasons.filter((one) => one !== "same"), "unread"]),
  };
}

/** What hits of one group have in common. */
function getKey(reason: HitReason): string {
  return reason.kind === "comparison" ? reason.comparison.interchange : reason.kind;
}

/** The words of a text weigh more than its maker, and more in a name than elsewhere. */
function getWordPenalty(isNamed: boolean, hasWords: boolean): number {
  if (isNamed) return 0;
  return hasWords ? 2 : 4;
}
