import pLimit, { type LimitFunction } from "p-limit";

/** How long and how full a queue may get. */
export type KeyedQueueLimits = {
  /** Tasks that wait, all keys together. */
  readonly maxWaiting: number;
  /** Tasks that wait for one key. */
  readonly maxWaitingPerKey: number;
  /** The longest that a task waits for all its keys. */
  readonly maxWaitMs: number;
};

/** Rejects a task that left the queue without having run. */
export class QueueBusyError extends Error {
  constructor() {
    super("The queue is full or doesn't move");
    this.name = "QueueBusyError";
  }
}

/** Everything that waits for one key, and how many tasks hold or want it. */
type Line = { readonly limit: LimitFunction; users: number };

/**
 * Runs tasks that share a key one after another, in the order in which they came; tasks without a
 * common key run side by side. A task that waits holds nothing but a place in memory.
 */
export class KeyedQueue {
  readonly #limits: KeyedQueueLimits;
  readonly #lines = new Map<string, Line>();
  #waiting = 0;

  constructor(limits: KeyedQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task once all its keys are free. The task must not run another one in the same queue:
   * it names all its keys at once, and they are taken in sorted order, so that no two tasks wait
   * for each other.
   *
   * @throws {QueueBusyError} Where too many tasks wait already, or the wait takes too long.
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

  /** Keys that are held or waited for. */
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

  /** Resolves to what releases the key. */
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
