/** Items per turn of the event loop; running them takes a millisecond or two. */
const sliceLength = 200;

/** Runs one function for many items, some per turn of the event loop. An item that waits is queued once. */
export class SliceQueue<Item> {
  readonly #run: (item: Item) => void;
  readonly #waiting = new Set<Item>();
  #isScheduled = false;

  constructor(run: (item: Item) => void) {
    this.#run = run;
  }

  add(item: Item): void {
    this.#waiting.add(item);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#runSlice());
  }

  #runSlice(): void {
    let left = sliceLength;
    for (const item of this.#waiting) {
      if (left === 0) break;
      left -= 1;
      this.#waiting.delete(item);
      this.#run(item);
    }
    this.#isScheduled = this.#waiting.size > 0;
    if (this.#isScheduled) setImmediate(() => this.#runSlice());
  }
}
