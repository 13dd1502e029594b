import { parseJson } from "#domain/json.ts";

const kinds = ["created", "updated", "deleted", "many"] as const;

/** Max numbers that are stored to detect duplicates. */
const maxSeen = 500;

/** A change reported by the server. The new data is read with an ordinary call. */
export type LiveChange = {
  readonly seq: number;
  /** 'many' summarises more changes than are listed individually. */
  readonly kind: (typeof kinds)[number];
  readonly id: string;
  /** Whether nothing but the stock of the product changed. */
  readonly isOnlyStock: boolean;
};

/** Channels that a browser can subscribe to. Orders and quotes are for admins. */
export type LiveChannel = "products" | "orders" | "quotes";

type SentFields = Partial<Record<"seq" | "kind" | "id" | "only_stock", unknown>>;

/** Parses an event's data; undefined if it isn't a change. */
export function parseChange(data: string): LiveChange | undefined {
  const value = parseJson(data);
  if (typeof value !== "object" || value === null) return undefined;
  const { seq, kind: named, id, only_stock: onlyStock }: SentFields = value;
  if (typeof seq !== "number" || !Number.isSafeInteger(seq) || typeof id !== "string") return;
  const kind = kinds.find((known) => known === named);
  return kind && { seq, kind, id, isOnlyStock: onlyStock === true };
}

/** Tracks which changes have arrived, since a resumed stream repeats the latest ones. */
export type SeenChanges = {
  /** Records a change; returns false for a duplicate. */
  readonly note: (seq: number) => boolean;
  /** The highest number seen, from which a stream resumes. */
  readonly last: () => number | undefined;
};

/**
 * Creates a tracker.
 * @param start The last change number included in the page's data, if known.
 * @param limit Max numbers stored; the oldest arrivals are dropped first.
 */
export function createSeenChanges(start?: number, limit: number = maxSeen): SeenChanges {
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

/** Collects items that arrive in quick succession and delivers them as one batch. */
export type Coalescer<Item> = {
  readonly add: (item: Item) => void;
  /** Delivers waiting items immediately. */
  readonly flush: () => void;
};

type CoalesceOptions<Item> = {
  /**
   * Delay after the first item, in milliseconds; called for each batch, so that it can be
   * randomised.
   */
  readonly delayMs: () => number;
  /** Min time between two deliveries, in milliseconds. */
  readonly intervalMs: number;
  readonly onBatch: (items: readonly Item[]) => void;
};

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
