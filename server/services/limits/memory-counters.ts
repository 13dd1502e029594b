import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { maxKeysInMemory, type OpenCounter } from "./attempt-limiter.ts";

/**
 * Counters in memory: each process counts separately, and a restart resets them. Together they store at
 * most `maxKeys` keys and evict the least recently used ones.
 */
export function createMemoryCounters(maxKeys = maxKeysInMemory): OpenCounter {
  /** A function per key that removes it. The last key is the most recently used one. */
  const removals = new Map<string, () => unknown>();
  const use = (key: string, remove: () => unknown): void => {
    removals.delete(key);
    removals.set(key, remove);
    if (removals.size <= maxKeys) return;
    for (const [oldest, removeOldest] of removals) {
      removals.delete(oldest);
      removeOldest();
      break;
    }
  };
  return ({ name, limit, windowMs }) =>
    new MemoryCounter({ keyPrefix: name, points: limit, duration: windowMs / 1_000 }, use);
}

/** The library's counter has no bound of its own. */
class MemoryCounter extends RateLimiterMemory {
  readonly #use: (key: string, remove: () => unknown) => void;

  constructor(
    options: ConstructorParameters<typeof RateLimiterMemory>[0],
    use: (key: string, remove: () => unknown) => void,
  ) {
    super(options);
    this.#use = use;
  }

  override consume(
    ...parameters: Parameters<RateLimiterMemory["consume"]>
  ): Promise<RateLimiterRes> {
    const [key] = parameters;
    this.#use(this.getKey(key), () => this.delete(key));
    return super.consume(...parameters);
  }
}
