const headEnd = "\r\n\r\n";
const lastChunk = "0\r\n\r\n";

/** Finds the end of each response on a connection with one request at a time. */
export class ResponseReader {
  #head = "";
  #status = 0;
  /** Bytes of the body to come; undefined while the head is, NaN in a chunked body. */
  #left: number | undefined;
  #tail = "";

  /** Returns the status once a response is complete. */
  push(part: Buffer): number | undefined {
    if (this.#left === undefined) {
      this.#head += part.toString("latin1");
      const end = this.#head.indexOf(headEnd);
      if (end === -1) return undefined;
      const body = this.#head.slice(end + headEnd.length);
      this.#readHead(this.#head.slice(0, end + 2));
      return this.#count(body.length, body.slice(-lastChunk.length));
    }
    return this.#count(part.length, part.toString("latin1", Math.max(0, part.length - 5)));
  }

  #readHead(head: string): void {
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
    const isChunked = /\r\ntransfer-encoding: *chunked\r\n/i.test(head);
    this.#left = isChunked ? Number.NaN : Number(length ?? 0);
  }

  /** In a chunked body the last chunk ends the response: the next one comes only after a request. */
  #count(length: number, tail: string): number | undefined {
    const left = (this.#left ?? 0) - length;
    this.#left = left;
    if (Number.isNaN(left)) {
      this.#tail = (this.#tail + tail).slice(-lastChunk.length);
      if (this.#tail !== lastChunk) return undefined;
    } else if (left > 0) {
      return undefined;
    }
    this.#head = "";
    this.#tail = "";
    this.#left = undefined;
    return this.#status;
  }
}
