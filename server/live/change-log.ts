/** An event as it is sent, with its number. */
export type EncodedChange = { readonly seq: number; readonly bytes: Buffer };

/** Events in one write. */
const maxBatch = 500;

/**
 * The last events that one group of readers gets. A reader has a position in it and no queue of its own,
 * and readers at the same position share the bytes that they are sent.
 */
export class ChangeLog {
  readonly #limit: number;
  #events: EncodedChange[] = [];
  /** Position of the first event. */
  #start = 0;
  #lastBatch: { readonly from: number; readonly to: number; readonly bytes: Buffer } | undefined;

  /** Holds the last `limit` events. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The position of the next event. */
  get end(): number {
    return this.#start + this.#events.length;
  }

  append(event: EncodedChange): void {
    this.#events.push(event);
    // Rarely, since it moves all of them.
    if (this.#events.length < 2 * this.#limit) return;
    this.#start += this.#events.length - this.#limit;
    this.#events = this.#events.slice(-this.#limit);
  }

  /** Whether a reader at this position can get everything that follows. */
  covers(position: number): boolean {
    return position >= this.end - this.#limit;
  }

  /** The events from a covered position on, as one piece, and the position after them. */
  readBatch(from: number): { readonly bytes: Buffer; readonly to: number } {
    const to = Math.min(this.end, from + maxBatch);
    if (this.#lastBatch?.from !== from || this.#lastBatch.to !== to) {
      const events = this.readEvents(from, to);
      const [only] = events;
      const isOne = events.length === 1 && only;
      const bytes = isOne ? only.bytes : Buffer.concat(events.map((event) => event.bytes));
      this.#lastBatch = { from, to, bytes };
    }
    return this.#lastBatch;
  }

  readEvents(from: number, to: number): readonly EncodedChange[] {
    return this.#events.slice(from - this.#start, to - this.#start);
  }
}
