/** Remembers which changes have arrived, since a resumed stream repeats the latest ones. */
export interface SeenChanges {
  /** Takes note of a change; false when it was there before. */
  readonly note: (seq: number) => boolean;
  /** The highest number seen: where a resumed stream starts. */
  readonly last: () => number | undefined;
}

const defaultLimit = 500;

/**
 * Starts a memory.
 *
 * @param start The last number that the page's data already includes, where that is known.
 * @param limit How many numbers are kept; the oldest arrivals are forgotten first.
 */
export function createSeenChanges(start?: number, limit: number = defaultLimit): SeenChanges {
  const seen = new Set<number>();
  let highest = start;
  return {
    note(seq) {
      if (seen.has(seq)) return false;
      seen.add(seq);
      if (highest === undefined || seq > highest) highest = seq;
      if (seen.size > limit) forgetOldest(seen);
      return true;
    },
    last: () => highest,
  };
}

function forgetOldest(seen: Set<number>): void {
  // A set keeps the order in which its entries came.
  for (const seq of seen) {
    seen.delete(seq);
    return;
  }
}
