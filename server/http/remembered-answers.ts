import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ChangeFeed } from "#server/live/change.ts";
import type { StaticFile } from "./static-files.ts";

/**
 * Keeps answers about products that are the same for everybody, compressed and with an ETag, until
 * a product changes. Nothing is kept while other processes' changes go unheard.
 */
export class RememberedAnswers {
  readonly #feed: ChangeFeed;
  readonly #limit: number;
  readonly #answers = new Map<string, StaticFile>();
  /** Grows with every change, so that an answer read before a change isn't kept after it. */
  #version = 0;

  /** Keeps at most `limit` answers; the oldest goes first. */
  constructor(feed: ChangeFeed, limit: number) {
    this.#feed = feed;
    this.#limit = limit;
    feed.watch("product", () => {
      this.#version += 1;
      this.#answers.clear();
    });
  }

  /** The kept answer, or undefined. */
  find(key: string): StaticFile | undefined {
    return this.#feed.isHearing ? this.#answers.get(key) : undefined;
  }

  /** Makes an answer and keeps it when it is a good one; any other is handed on as it is. */
  async keep(key: string, make: () => Promise<Response>): Promise<StaticFile | Response> {
    const version = this.#version;
    const response = await make();
    if (response.status !== 200) return response;
    const answer = await describeAnswer(response);
    if (version === this.#version && this.#feed.isHearing) {
      const oldest = this.#answers.keys().next();
      if (this.#answers.size >= this.#limit && !oldest.done) this.#answers.delete(oldest.value);
      this.#answers.set(key, answer);
    }
    return answer;
  }
}

async function describeAnswer(response: Response): Promise<StaticFile> {
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    type: response.headers.get("content-type") ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    br: undefined,
    gzip: body.byteLength > 512 ? new Uint8Array(gzipSync(body, { level: 5 })) : undefined,
    isImmutable: false,
  };
}
