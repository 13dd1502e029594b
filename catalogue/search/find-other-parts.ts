import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { toComparison } from "#catalogue/engineering/codes/interchange.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { toCodeKey } from "./code-key.ts";
import { compareEntries } from "./compare-entries.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";

/** The code of another part in a text: the 6205 of 6205 6204 ZZ. */
export type OtherPart = { readonly pieces: readonly string[]; readonly part: PartCode };

/** Pieces of a text that are read. */
const maxPieces = 12;
const maxSuffixes = 2;

/**
 * Lists the codes of other parts in a text.
 *
 * @param pieces What doesn't belong to the code that was read, in the normal form of codes.
 * @param read That code, if one was read.
 */
export function listOtherParts(
  pieces: readonly string[],
  read: PartCode | undefined,
): readonly OtherPart[] {
  if (!read) return [];
  const known = new Set([getNumber(read)]);
  const parts: OtherPart[] = [];
  for (const run of listRunsOfNumbers(pieces.filter((piece) => piece !== "").slice(0, maxPieces))) {
    const found = readFrom(run);
    const number = found && getNumber(found.part);
    if (found === undefined || number === undefined || known.has(number)) continue;
    known.add(number);
    parts.push(found);
  }
  return parts;
}

/** Each figure with what can belong to its code: letters before it, suffixes after it; each run once. */
function listRunsOfNumbers(pieces: readonly string[]): readonly (readonly string[])[] {
  const isStart = (at: number): boolean => /\d{2}/.test(pieces[at] ?? "");
  const runs = [...pieces.keys()].filter(isStart).map((at) => {
    const isAfterLetters = /^[A-Z]{1,4}$/.test(pieces[at - 1] ?? "") && at > 0;
    const end = pieces.findIndex((_, other) => other > at && isStart(other));
    const own = pieces.slice(at, end < 0 ? undefined : end).slice(0, maxSuffixes + 1);
    return { own, letters: isAfterLetters ? [pieces[at - 1] ?? ""] : [] };
  });
  const each = new Map(
    runs.map(({ own, letters }) => [[...letters, ...own].join(" "), [...letters, ...own]] as const),
  );
  return [...each.values()];
}

/** The longest code that pieces begin with, with or without the letters before it. */
function readFrom(pieces: readonly string[]): OtherPart | undefined {
  for (let from = 0; from < Math.min(2, pieces.length); from += 1) {
    for (let to = pieces.length; to > from; to -= 1) {
      const own = pieces.slice(from, to);
      const part = readPartCode(own.join(" "));
      if (part?.unread === "" && isNumbered(part, own)) return { pieces: own, part };
    }
  }
  return undefined;
}

/** A year or a price is no bearing, nor is a section without a length a belt. */
function isNumbered(part: PartCode, pieces: readonly string[]): boolean {
  if (part.part === "belt") return part.lengths.length > 0;
  return (
    part.part === "bearing" &&
    (findBearing(part.basicNumber) !== undefined || /\p{L}{2}.?\d{3}/u.test(pieces.join(" ")))
  );
}

function getNumber(part: PartCode): string {
  return part.part === "bearing" ? part.basicNumber : part.code;
}

/** Whether a text is a piece of another part's code. */
export function isOfOther(parts: readonly OtherPart[], text: string): boolean {
  const own = new Set(parts.flatMap(({ pieces }) => pieces.map(toCodeKey)));
  return own.size > 0 && text.split(" ").every((piece) => own.has(toCodeKey(piece)));
}

/** Adds the entries with the codes of other parts; none is all that the text says. */
export function findOtherParts(
  index: EntryIndex,
  parts: readonly OtherPart[],
  hits: HitList,
): readonly OtherPart[] {
  return parts.filter(({ part, pieces }) => {
    const numbers =
      part.part === "bearing"
        ? index.byBasicNumber.get(part.basicNumber)
        : index.byCode.get(toCodeKey(part.code));
    const found = compareEntries(index, part, numbers ?? []).filter(
      ({ comparison }) => comparison.interchange !== "not interchangeable",
    );
    for (const { number, comparison } of found) {
      const reasons = comparison.reasons.filter((reason) => reason !== "same");
      const withUnread = toComparison([...reasons, "unread"]);
      hits.add(number, "interchange", { kind: "comparison", comparison: withUnread }, pieces);
    }
    return found.length > 0;
  });
}
