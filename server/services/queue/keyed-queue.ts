import pLimit, { type LimitFunction } from "p-limit";

export type KeyedQueueLimits = {
  /** Max waiting tasks of all keys together. */
  readonly maxWaiting: number;
  /** Max waiting tasks of one key. */
  readonly maxWaitingPerKey: number;
  /** Max time that a task waits for all its keys. */
  readonly maxWaitMs: number;
};

/** Thrown for a task that left the queue without running. */
export class QueueBusyError extends Error {
  constructor() {
    super("The queue is full or doesn't move");
    this.name = "QueueBusyError";
  }
}

/** The queue of one key, and how many tasks hold it or wait for it. */
type Line = { readonly limit: LimitFunction; users: number };

/**
 * Runs tasks that share a key one after another, in call order; tasks without a common key run
 * concurrently. A waiting task holds no resources except memory.
 */
export class KeyedQueue {
  readonly #limits: KeyedQueueLimits;
  readonly #lines = new Map<string, Line>();
  #waiting = 0;

  constructor(limits: KeyedQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task once all its keys are free. The task must not run another one in the same queue: it
   * passes all its keys at once, and they are acquired in sorted order, so that no two tasks can
   * deadlock.
   *
   * @throws {QueueBusyError} When too many tasks are waiting, or the wait takes too long.
   */
  async run<Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result> {
    if (keys.length === 0) return task();
    const held: (() => void)[] = [];
    try {
      await this.#acquireAll(keys, held);
      return await task();
    } finally {
      for (const release of held) release();
    }
  }

  /** Rejects all tasks that wait for one of these keys. */
  rejectWaiting(keys: readonly string[]): void {
    for (const key of keys) this.#lines.get(key)?.limit.clearQueue();
  }

  /** Number of keys that are held or waited for. */
  get keyCount(): number {
    return this.#lines.size;
  }

  async #acquireAll(keys: readonly string[], held: (() => void)[]): Promise<void> {
    if (this.#waiting >= this.#limits.maxWaiting) throw new QueueBusyError();
    this.#waiting += 1;
    try {
      const deadline = performance.now() + this.#limits.maxWaitMs;
      for (const key of [...new Set(keys)].toSorted()) {
        held.push(await this.#acquire(key, deadline));
      }
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Resolves to a function that releases the key. */
  async #acquire(key: string, deadline: number): Promise<() => void> {
    const line = this.#lines.get(key) ?? { limit: openLimit(), users: 0 };
    if (line.users > this.#limits.maxWaitingPerKey) throw new QueueBusyError();
    this.#lines.set(key, line);
    line.users += 1;
    const leave = (): void => {
      line.users -= 1;
      if (line.users === 0) this.#lines.delete(key);
    };
    try {
      const release = await takePlace(line.limit, deadline - performance.now());
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

function openLimit(): LimitFunction {
  return pLimit({ concurrency: 1, rejectOnClear: true });
}

function takePlace(limit: LimitFunction, maxWaitMs: number): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const giveUp = (): void => {
      isLate = true;
      clearTimeout(timer);
      reject(new QueueBusyError());
    };
    const timer = setTimeout(giveUp, maxWaitMs);
    const hold = async (): Promise<void> => {
      if (isLate) return;
      clearTimeout(timer);
      await new Promise<void>((release) => resolve(release));
    };
    // Rejected only by rejectWaiting.
    limit(hold).catch(giveUp);
  });
}

/**
 * Creates the queue of changes. A few hundred changes of one product take seconds, or twenty on a
 * busy machine; the limits are for tasks that never finish.
 */
export function createChangeQueue(): KeyedQueue {
  return new KeyedQueue({ maxWaiting: 2_000, maxWaitingPerKey: 500, maxWaitMs: 30_000 });
}
