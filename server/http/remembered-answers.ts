import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ChangeFeed } from "#server/live/change.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

const maxAnswers = 500;

/**
 * Keeps answers about products that are the same for everybody, compressed and with an ETag, until
 * a product changes. Nothing is kept while other processes' changes go unheard.
 */
export class RememberedAnswers {
  readonly #feed: ChangeFeed;
  readonly #answers = new Map<string, StaticFile>();
  /** Grows with every change, so that an answer read before a change isn't kept after it. */
  #version = 0;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
    feed.watch("product", () => {
      this.#version += 1;
      this.#answers.clear();
    });
  }

  /** The kept answer in the form this client takes, or undefined. */
  find(request: Request, key: string): Response | undefined {
    const answer = this.#feed.isHearing ? this.#answers.get(key) : undefined;
    return answer && staticResponse(request, answer);
  }

  /** Makes an answer and keeps it when it is a good one. */
  async keep(request: Request, key: string, make: () => Promise<Response>): Promise<Response> {
    const version = this.#version;
    const response = await make();
    if (response.status !== 200) return response;
    const answer = await describeAnswer(response);
    if (version === this.#version && this.#feed.isHearing) {
      const oldest = this.#answers.keys().next();
      if (this.#answers.size >= maxAnswers && !oldest.done) this.#answers.delete(oldest.value);
      this.#answers.set(key, answer);
    }
    return staticResponse(request, answer);
  }
}

async function describeAnswer(response: Response): Promise<StaticFile> {
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    type: "application/json",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    br: undefined,
    gzip: body.byteLength > 512 ? new Uint8Array(gzipSync(body, { level: 5 })) : undefined,
    isImmutable: false,
  };
}
