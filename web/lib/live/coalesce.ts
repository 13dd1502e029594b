/** Gathers what comes in quick succession and hands it over in one go. */
export interface Coalescer<Item> {
  readonly add: (item: Item) => void;
  /** Hands over at once what is waiting. */
  readonly flush: () => void;
}

interface CoalesceOptions<Item> {
  /** Wait after the first item, in milliseconds; called each time, so that it can be spread out. */
  readonly delayMs: () => number;
  /** Least time between two deliveries, in milliseconds. */
  readonly intervalMs: number;
  readonly onBatch: (items: readonly Item[]) => void;
}

/** Starts with nothing waiting. */
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
