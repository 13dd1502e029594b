/** How often something may happen. */
export type AttemptLimit = {
  /** Whose attempts are counted together. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
};

/** Counts attempts in a sliding window. */
export type AttemptLimiter = {
  /**
   * Counts one attempt on every key, unless one of them is full already; then it counts on none.
   * Counting comes before the work, so that attempts in parallel can't slip through together.
   *
   * @returns Milliseconds to wait; 0 when the attempt may go on.
   */
  take(limits: readonly AttemptLimit[]): number;
  /** Takes one attempt back, for one that was no failure after all. */
  giveBack(limits: readonly AttemptLimit[]): void;
  /** Drops everything counted on a key. */
  clear(key: string): void;
};

/**
 * Makes a limiter that lives in this process: several processes count apart, and a restart forgets.
 * At most `maxKeys` keys are kept; the ones that were used longest ago go first.
 *
 * @param options.now Clock in milliseconds.
 */
export function createAttemptLimiter(
  options: { readonly now?: () => number; readonly maxKeys?: number } = {},
): AttemptLimiter {
  const { now = Date.now, maxKeys = 50_000 } = options;
  /** Times of the attempts per key, oldest first; the key used last stands last. */
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
