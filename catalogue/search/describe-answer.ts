import { toCodeKey } from "./code-key.ts";
import { isOfOther } from "./find-other-parts.ts";
import type { QueryReading } from "./read-query.ts";
import type { SearchHit, Understood } from "./search-answer.ts";
import type { SearchEntry } from "./search-entry.ts";
import { saysText } from "./unread-text.ts";

/** Says what a text was understood as, by its reading and its hits. */
export function describeAnswer(
  reading: QueryReading,
  isListed: boolean,
  hits: readonly SearchHit[],
): Understood {
  const [first] = hits;
  const { makers, part, otherParts, words } = reading;
  const size = describeSize(reading, hits);
  const lengthTexts = size.lengthMm === undefined ? [] : (reading.measured?.texts ?? []);
  const unread = reading.unread.filter(
    (text) => !isOfOther(otherParts, text) && !lengthTexts.includes(text),
  );
  const isNamed = words.length > 0 || makers.length > 0;
  // Only a near hit can be found by letters inside a word; for the others a text has to be said.
  const isSaid = (text: string): boolean =>
    first?.match === "near"
      ? hasText(first.entry, text) || isOfSeries(first, text) || isIllegible(first, text)
      : first !== undefined && saysText(first.entry, text);
  const others = isListed ? "code" : isNamed ? "words" : "nothing";
  return {
    kind: part?.part ?? getSizeKind(size) ?? others,
    makers,
    ...(part && { code: part, isListed }),
    ...(otherParts.length > 0 && { others: otherParts.map(({ pieces }) => pieces.join(" ")) }),
    ...size,
    words,
    unread: part ? unread : unread.filter((text) => !isSaid(text)),
  };
}

type UnderstoodSize = Pick<Understood, "dimensions" | "lengthMm" | "isListed">;

/** What the text says of the size of a part without a code. */
function describeSize(
  { part, dimensions, measured }: QueryReading,
  hits: readonly SearchHit[],
): UnderstoodSize {
  if (part) return {};
  if (dimensions) return { dimensions, ...(!hits.some(hasSize) && { isListed: false }) };
  const isFound = hits.some(({ reason }) => reason.kind === "measured length");
  return measured && isFound ? { lengthMm: measured.mm } : {};
}

function getSizeKind({ dimensions, lengthMm }: UnderstoodSize): Understood["kind"] | undefined {
  return dimensions ? "dimensions" : lengthMm === undefined ? undefined : "belt";
}

/** Whether a hit was found by the size in the text, and not by its words or a part of its size. */
function hasSize({ reason }: SearchHit): boolean {
  if (reason.kind === "words") return reason.words.some((word) => /\d/.test(word));
  return reason.kind !== "other width" && reason.kind !== "beginning";
}

/** Whether a text is the number for which its series was found. */
function isOfSeries({ reason }: SearchHit, text: string): boolean {
  return reason.kind === "series" && toCodeKey(reason.number) === toCodeKey(text);
}

/** Whether a text is the code with an illegible figure that was read. */
function isIllegible({ reason }: SearchHit, text: string): boolean {
  return reason.kind === "illegible" && reason.text === text;
}

/** Whether an entry has a text in its codes or words, so that it was found by it. */
function hasText({ codes, name, words }: SearchEntry, text: string): boolean {
  return toCodeKey([...codes, name, words].join(" ")).includes(toCodeKey(text));
}
