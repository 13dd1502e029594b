/** Time until an exhausted key is counted again, because another process may have removed an attempt from it. */
const countAgainMs = 10_000;

/** Keys that have reached their limit, so that further attempts are rejected without a query. */
export class ExhaustedKeys {
  readonly #maxKeys: number;
  /** The oldest key is the first. */
  readonly #keys = new Map<
    string,
    { readonly windowEndsAt: number; readonly countAgainAt: number }
  >();

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys;
  }

  add(key: string, waitMs: number): void {
    const now = Date.now();
    this.#keys.delete(key);
    this.#keys.set(key, { windowEndsAt: now + waitMs, countAgainAt: now + countAgainMs });
    if (this.#keys.size <= this.#maxKeys) return;
    for (const oldest of this.#keys.keys()) {
      this.#keys.delete(oldest);
      break;
    }
  }

  /** Milliseconds until the key's window ends; 0 if its attempt has to be counted. */
  getWaitMs(key: string): number {
    const found = this.#keys.get(key);
    const now = Date.now();
    return found && now < found.countAgainAt ? Math.max(0, found.windowEndsAt - now) : 0;
  }

  delete(key: string): void {
    this.#keys.delete(key);
  }
}
