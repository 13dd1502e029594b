/**
 * Tracks skipped sequence numbers. Numbers are drawn before the commit, so a lower one may appear
 * after a higher one; one that never appears was rolled back.
 */
export class GapTracker {
  readonly #missingSince = new Map<number, number>();
  readonly #timeoutMs: number;
  #last: number;

  constructor(last: number, timeoutMs: number) {
    this.#last = last;
    this.#timeoutMs = timeoutMs;
  }

  /** The highest number seen so far. */
  get last(): number {
    return this.#last;
  }

  /** Skipped numbers that may still appear. */
  missing(nowMs: number): readonly number[] {
    for (const [seq, since] of this.#missingSince) {
      if (nowMs - since > this.#timeoutMs) this.#missingSince.delete(seq);
    }
    return [...this.#missingSince.keys()];
  }

  /** Whether a number is new. Records the gap that it opens or fills. */
  accept(seq: number, nowMs: number): boolean {
    if (seq <= this.#last) return this.#missingSince.delete(seq);
    for (let skipped = this.#last + 1; skipped < seq; skipped += 1) {
      this.#missingSince.set(skipped, nowMs);
    }
    this.#last = seq;
    return true;
  }
}
