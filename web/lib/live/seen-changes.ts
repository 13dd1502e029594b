/** Tracks which changes have arrived, since a resumed stream repeats the latest ones. */
export interface SeenChanges {
  /** Records a change; returns false for a duplicate. */
  readonly note: (seq: number) => boolean;
  /** The highest number seen, from which a stream resumes. */
  readonly last: () => number | undefined;
}

const defaultLimit = 500;

/**
 * Creates a tracker.
 * @param start The last change number included in the page's data, if known.
 * @param limit Max numbers stored; the oldest arrivals are dropped first.
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
  // A Set iterates in insertion order.
  for (const seq of seen) {
    seen.delete(seq);
    return;
  }
}
