import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ChangeFeed } from "#server/live/change.ts";
import type { StaticFile } from "./static-files.ts";

/** An answer that was just made. */
export type MadeAnswer = {
  readonly response: Response;
  /** Whether others may get it, too, until a product changes. */
  readonly mayBeKept: boolean;
};

/** An answer that can be sent more than once. */
type Repeatable =
  | { readonly file: StaticFile }
  | {
      readonly file?: undefined;
      readonly status: number;
      readonly headers: Headers;
      readonly body: ArrayBuffer;
    };

/**
 * Keeps answers about products that are the same for everybody, compressed and with an ETag, until
 * a product changes. Nothing is kept while other processes' changes go unheard. Requests that come
 * while an answer is made wait for it instead of making it again.
 */
export class RememberedAnswers {
  readonly #feed: ChangeFeed;
  readonly #limit: number;
  readonly #answers = new Map<string, StaticFile>();
  readonly #underWay = new Map<string, Promise<Repeatable>>();
  /** Grows with every change, so that an answer read before a change isn't kept after it. */
  #version = 0;

  /** Keeps at most `limit` answers; the one that was asked for longest ago goes first. */
  constructor(feed: ChangeFeed, limit: number) {
    this.#feed = feed;
    this.#limit = limit;
    feed.watch("product", () => {
      this.#version += 1;
      this.#answers.clear();
      // A request after a change must not get what was read before it.
      this.#underWay.clear();
    });
  }

  /** The kept answer, or undefined. */
  find(key: string): StaticFile | undefined {
    const answer = this.#feed.isHearing ? this.#answers.get(key) : undefined;
    if (answer) this.#put(key, answer);
    return answer;
  }

  /** Makes an answer and keeps it when it may be kept; any other is handed on as it is. */
  async keep(key: string, make: () => Promise<MadeAnswer>): Promise<StaticFile | Response> {
    let underWay = this.#underWay.get(key);
    if (!underWay) {
      underWay = this.#make(key, make);
      this.#underWay.set(key, underWay);
    }
    try {
      const made = await underWay;
      if (made.file) return made.file;
      const { status, headers, body } = made;
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } finally {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<MadeAnswer>): Promise<Repeatable> {
    const version = this.#version;
    const { response, mayBeKept } = await make();
    const body = await response.arrayBuffer();
    if (!mayBeKept) return { status: response.status, headers: response.headers, body };
    const file = describeAnswer(response.headers, new Uint8Array(body));
    if (version === this.#version && this.#feed.isHearing) this.#put(key, file);
    return { file };
  }

  #put(key: string, answer: StaticFile): void {
    this.#answers.delete(key);
    const oldest = this.#answers.keys().next();
    if (this.#answers.size >= this.#limit && !oldest.done) this.#answers.delete(oldest.value);
    this.#answers.set(key, answer);
  }
}

function describeAnswer(headers: Headers, body: Uint8Array<ArrayBuffer>): StaticFile {
  const policy = headers.get("content-security-policy");
  return {
    type: headers.get("content-type") ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    br: undefined,
    gzip: body.byteLength > 512 ? new Uint8Array(gzipSync(body, { level: 5 })) : undefined,
    isImmutable: false,
    ...(policy !== null && { headers: { "content-security-policy": policy } }),
  };
}
