import { hash } from "node:crypto";

const lineFeed = 10;

/** Digest of a set of values that doesn't depend on their order: a sum of their hashes. */
export class SetDigest {
  readonly #sum = new Uint32Array(4);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(value: Uint8Array | string): void {
    const digest = hash("sha256", value, "buffer");
    for (const [index, part] of this.#sum.entries()) {
      this.#sum[index] = part + digest.readUInt32LE(index * 4);
    }
    this.#count += 1;
  }

  toString(): string {
    return Array.from(this.#sum, (part) => part.toString(16).padStart(8, "0")).join("");
  }
}

/** Digest of the rows that COPY writes as text: a line each, since it escapes line feeds. */
export class RowDigest {
  readonly #rows = new SetDigest();
  #rest: Buffer[] = [];

  /** @param chunk May end within a row. */
  add(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const row = chunk.subarray(start, end);
      this.#rows.add(this.#rest.length > 0 ? Buffer.concat([...this.#rest, row]) : row);
      this.#rest = [];
      start = end + 1;
    }
    // A copy, because the chunk's memory may be reused.
    if (start < chunk.length) this.#rest.push(Buffer.from(chunk.subarray(start)));
  }

  get count(): number {
    return this.#rows.count;
  }

  toString(): string {
    return this.#rows.toString();
  }
}
