/**
 * Many texts as one string. Scanning one long string is many times faster than scanning a hundred
 * thousand short ones scattered over memory.
 */
export type Haystack = {
  readonly text: string;
  /** Offset of each text, plus the offset after the last one. */
  readonly starts: Uint32Array;
};

const separator = "\n";

/**
 * Joins texts for searching.
 *
 * @param texts Any texts without line breaks.
 * @returns The haystack; a text keeps its index.
 */
export function stackUp(texts: readonly string[]): Haystack {
  const starts = new Uint32Array(texts.length + 1);
  let next = 0;
  for (const [index, text] of texts.entries()) {
    starts[index] = next;
    next += text.length + separator.length;
  }
  starts[texts.length] = next;
  return { text: texts.join(separator), starts };
}

/**
 * Reports every text that contains a needle, in order.
 *
 * @param needle Exact text; an empty one or a line break finds nothing.
 * @param onFound Called with the text's index and the offset of the first match in it.
 */
export function findInEach(
  { text, starts }: Haystack,
  needle: string,
  onFound: (index: number, offset: number) => void,
): void {
  if (needle === "" || needle.includes(separator)) return;
  let index = 0;
  let position = text.indexOf(needle);
  while (position >= 0) {
    while (getStart(starts, index + 1) <= position) index += 1;
    onFound(index, position - getStart(starts, index));
    index += 1;
    position = text.indexOf(needle, getStart(starts, index));
  }
}

/** Returns the length of a text in characters. */
export function getLength({ starts }: Haystack, index: number): number {
  return getStart(starts, index + 1) - getStart(starts, index) - separator.length;
}

function getStart(starts: Uint32Array, index: number): number {
  return starts[index] ?? Number.POSITIVE_INFINITY;
}
