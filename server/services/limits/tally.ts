/** Counts open items per key. Keys with a count of zero take no memory. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  /** Of all keys. */
  get total(): number {
    return this.#total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#total += 1;
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left >= 0) this.#total -= 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
