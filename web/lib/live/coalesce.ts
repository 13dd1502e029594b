/** Collects items that arrive in quick succession and delivers them as one batch. */
export interface Coalescer<Item> {
  readonly add: (item: Item) => void;
  /** Delivers waiting items immediately. */
  readonly flush: () => void;
}

interface CoalesceOptions<Item> {
  /**
   * Delay after the first item, in milliseconds; called for each batch, so that it can be
   * randomised.
   */
  readonly delayMs: () => number;
  /** Min time between two deliveries, in milliseconds. */
  readonly intervalMs: number;
  readonly onBatch: (items: readonly Item[]) => void;
}

/** Creates an empty coalescer. */
export function coalesce<Item>(options: CoalesceOptions<Item>): Coalescer<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deliveredAt = Number.NEGATIVE_INFINITY;

  function deliver(): void {
    const batch = waiting;
    waiting = [];
    timer = undefined;
    deliveredAt = performance.now();
    options.onBatch(batch);
  }
  return {
    add(item) {
      waiting.push(item);
      const pause = deliveredAt + options.intervalMs - performance.now();
      timer ??= setTimeout(deliver, Math.max(options.delayMs(), pause));
    },
    flush() {
      clearTimeout(timer);
      if (waiting.length > 0) deliver();
    },
  };
}
