/** Remembers values by key, up to a number and a size, and evicts those that were used least recently. */
export class RecentEntries<Value> {
  readonly #limits: { readonly entries: number; readonly bytes: number };
  readonly #getBytes: (value: Value) => number;
  /** The least recently used first. */
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(
    limits: { readonly entries: number; readonly bytes: number },
    getBytes: (value: Value) => number,
  ) {
    this.#limits = limits;
    this.#getBytes = getBytes;
  }

  /** Reads a value, which counts as its use. */
  use(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#bytes += this.#getBytes(value);
    for (const oldest of this.#values.keys()) {
      const { size } = this.#values;
      if (size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#getBytes(value);
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }

  [Symbol.iterator](): Iterator<[string, Value]> {
    return this.#values.entries();
  }
}
