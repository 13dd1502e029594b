/** The displayed text before and after a change. */
export type Difference = {
  readonly before: string;
  readonly after: string;
};

/** Texts up to this length are shown in full. */
const wholeLength = 160;
/** Characters of unchanged context on either side of a change. */
const contextLength = 40;

/**
 * Shortens a change of a long text to the difference with some context around it. A long difference is cut
 * off at its end.
 */
export function showDifference(before: string, after: string): Difference {
  if (before.length <= wholeLength && after.length <= wholeLength) return { before, after };
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const cut = (text: string): string => excerpt(text, start - contextLength, text.length - end);
  return { before: cut(before), after: cut(after) };
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (
    length < Math.min(one.length, other.length) &&
    one.at(-1 - length) === other.at(-1 - length)
  )
    length += 1;
  return length;
}

function excerpt(text: string, wantedStart: number, changeEnd: number): string {
  // Don't cut in the middle of a word.
  const start = wantedStart <= 0 ? 0 : text.lastIndexOf(" ", wantedStart) + 1;
  const end = Math.min(text.length, changeEnd + contextLength, start + wholeLength);
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trimEnd()}${end < text.length ? "…" : ""}`;
}
