/** The two sides of a change, as far as they are shown. */
export interface Difference {
  readonly before: string;
  readonly after: string;
}

/** Texts up to this length are shown whole. */
const wholeLength = 160;
/** How much of what stayed is shown on either side of what changed. */
const contextLength = 40;

/**
 * Cuts a change of a long text down to the place where the two differ, with a little of what
 * stands around it; what differs may itself be long and is then shown by its beginning.
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
  // Not in the middle of a word.
  const start = wantedStart <= 0 ? 0 : text.lastIndexOf(" ", wantedStart) + 1;
  const end = Math.min(text.length, changeEnd + contextLength, start + wholeLength);
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trimEnd()}${end < text.length ? "…" : ""}`;
}
