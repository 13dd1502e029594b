/** How often something may happen. */
export type AttemptLimit = {
  /** Attempts with the same key are counted together. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
};

/** Counts attempts in a sliding window. */
export type AttemptLimiter = {
  /**
   * Counts one attempt on every key, or on none if one of them has reached its limit. Call it
   * before the work, so that parallel attempts can't exceed the limit together.
   *
   *
   * @returns Milliseconds to wait; 0 when the attempt may proceed.
   */
  take(limits: readonly AttemptLimit[]): number;
  /** Removes one attempt, for one that didn't fail after all. */
  giveBack(limits: readonly AttemptLimit[]): void;
  /** Drops all attempts of a key. */
  clear(key: string): void;
};

/**
 * Creates a limiter in memory: each process counts separately, and a restart resets it. Stores at
 * most `maxKeys` keys and evicts the least recently used ones.
 *
 *
 * @param options.now Clock in milliseconds.
 */
export function createAttemptLimiter(
  options: { readonly now?: () => number; readonly maxKeys?: number } = {},
): AttemptLimiter {
  const { now = Date.now, maxKeys = 50_000 } = options;
  /** Times of the attempts per key, oldest first. The last key is the most recently used one. */
  const attempts = new Map<string, number[]>();

  const recall = ({ key, windowMs }: AttemptLimit): readonly number[] =>
    (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);

  const keep = (key: string, times: number[]): void => {
    attempts.delete(key);
    if (times.length > 0) attempts.set(key, times);
    if (attempts.size <= maxKeys) return;
    for (const oldest of attempts.keys()) {
      attempts.delete(oldest);
      break;
    }
  };

  return {
    take: (limits) => {
      const waits = limits.map((limit) => {
        const blocking = recall(limit).at(-limit.limit);
        return blocking === undefined ? 0 : blocking + limit.windowMs - now();
      });
      const wait = Math.max(0, ...waits);
      if (wait > 0) return wait;
      for (const limit of limits) keep(limit.key, [...recall(limit), now()]);
      return 0;
    },
    giveBack: (limits) => {
      for (const { key } of limits) keep(key, (attempts.get(key) ?? []).slice(0, -1));
    },
    clear: (key) => {
      attempts.delete(key);
    },
  };
}
