import { hash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { ExhaustedKeys } from "./exhausted-keys.ts";

/** How often something may happen. */
export type AttemptLimit = {
  /** Such as `order-phone`. A name always has the same limit and window. */
  readonly name: string;
  /** Attempts with the same name and key are counted together. Only its hash is stored. */
  readonly key: string;
  readonly limit: number;
  /** Whole seconds. The window begins with the first attempt and ends for all of them at once. */
  readonly windowMs: number;
};

/** Counts attempts. */
export type AttemptLimiter = {
  /**
   * Counts one attempt on every key, or on none if one of them has reached its limit. Call it
   * before the work, so that parallel attempts can't exceed the limit together.
   *
   * @returns Milliseconds to wait; 0 when the attempt may proceed.
   */
  take(limits: readonly AttemptLimit[]): Promise<number>;
  /** Removes one attempt, for one that didn't fail after all. */
  giveBack(limits: readonly AttemptLimit[]): Promise<void>;
  /** Drops all attempts of a key. */
  clear(limit: AttemptLimit): Promise<void>;
};

/** Opens the counter of all keys of a name. */
export type OpenCounter = (limit: Omit<AttemptLimit, "key">) => RateLimiterAbstract;

/** Max keys in memory. */
export const maxKeysInMemory = 50_000;

/** Creates a limiter on counters that never fail, in memory or with memory as their fallback. */
export function createAttemptLimiter(openCounter: OpenCounter): AttemptLimiter {
  const counters = new Map<string, RateLimiterAbstract>();
  const exhausted = new ExhaustedKeys(maxKeysInMemory);

  const find = (limit: AttemptLimit): CountedKey => {
    const counter = counters.get(limit.name) ?? openCounter(limit);
    counters.set(limit.name, counter);
    const key = hash("sha256", limit.key, "base64url");
    return { counter, key, id: `${limit.name}:${key}` };
  };

  const count = async ({ counter, key, id }: CountedKey): Promise<number> => {
    try {
      await counter.consume(key);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const waitMs = Math.max(1, error.msBeforeNext);
      exhausted.add(id, waitMs);
      return waitMs;
    }
  };

  return {
    take: async (limits) => {
      const keys = limits.map(find);
      const knownMs = Math.max(0, ...keys.map(({ id }) => exhausted.getWaitMs(id)));
      if (knownMs > 0) return knownMs;
      const waitMs = Math.max(0, ...(await Promise.all(keys.map(count))));
      if (waitMs > 0) await Promise.all(keys.map(uncount));
      return waitMs;
    },
    giveBack: async (limits) => {
      const keys = limits.map(find);
      for (const { id } of keys) exhausted.delete(id);
      await Promise.all(keys.map(uncount));
    },
    clear: async (limit) => {
      const { counter, key, id } = find(limit);
      exhausted.delete(id);
      await counter.delete(key);
    },
  };
}

type CountedKey = {
  readonly counter: RateLimiterAbstract;
  readonly key: string;
  /** Distinguishes equal keys of different limits. */
  readonly id: string;
};

async function uncount({ counter, key }: CountedKey): Promise<void> {
  const { consumedPoints } = await counter.reward(key);
  // If the window has ended since, this began the next one with an extra attempt.
  if (consumedPoints < 0) await counter.delete(key);
}
