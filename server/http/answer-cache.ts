import type { ChangeFeed } from "#server/live/change.ts";
import { RecentEntries } from "#server/live/recent-entries.ts";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import { EarlierAnswers, isRecent } from "./earlier-answers.ts";
import type { StaticFile } from "./static-files.ts";
import {
  countStoredBytes,
  showsAny,
  storeAnswer,
  toMark,
  type StoredAnswer,
} from "./stored-answer.ts";

type AnswerParts = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
};

/** A response that was just created. */
export type MadeAnswer = AnswerParts & {
  /** Whether other clients may get it too, until the data changes. */
  readonly isCacheable: boolean;
  /** Whether data is missing because the database is unavailable. */
  readonly isUnavailable: boolean;
};

type CountUse = (isHit: boolean) => void;

/** A response that can be sent more than once. */
type Repeatable =
  | { readonly file: StaticFile }
  | (AnswerParts & { readonly file?: undefined; readonly isUnavailable: boolean });

/** An answer that is being made. */
type PendingAnswer = {
  /** The version of the data when it began. */
  readonly version: number;
  /** Marks of the products whose stock has changed since. */
  readonly changed: Set<number>;
};

type CachedAnswer = {
  readonly answer: StoredAnswer;
  /** How many changes of stock there were before it. */
  readonly stockChanges: number;
};

/** Of the bodies as they are stored; lists of 24 take 3 kB each, pages 20 kB. */
const maxBytes = 4 * 1_024 * 1_024;
/**
 * An answer is forgotten after so many changes of other products' stock. The HTML of a page has the number of the
 * last change before it, from which the browser resumes: it receives every change since.
 */
const maxStockChanges = 200;
/** Max wait of a client that can get an earlier answer. */
const maxWaitMs = 500;
const noAnswer: Repeatable = {
  status: 503,
  headers: new Headers(),
  body: new Uint8Array(),
  isUnavailable: true,
};

/**
 * Caches responses that are the same for every client, compressed and with an ETag, until a record of
 * their topics changes; a change of a product's stock concerns only those that show it. Caches nothing while changes
 * of other processes can't be received.
 * Concurrent requests for one key share a single computation. While the database is unavailable, clients
 * without a session get the answer from before.
 */
export class AnswerCache {
  readonly #feed: ChangeFeed;
  readonly #countUse: CountUse;
  readonly #answers: RecentEntries<CachedAnswer>;
  readonly #earlier: EarlierAnswers;
  readonly #underWay = new Map<string, Promise<Repeatable>>();
  readonly #pending = new Set<PendingAnswer>();
  /** Grows with every change but those of stock, so that a response read before one isn't cached after it. */
  #version = 0;
  #stockChanges = 0;

  /**
   * Caches at most `limit` responses, and 4 MB, and evicts the least recently used ones.
   * @param countUse Called for each request that could be answered from the cache.
   */
  constructor(
    feed: ChangeFeed,
    limit: number,
    {
      topics = ["product"],
      countUse = () => undefined,
    }: { readonly topics?: readonly ChangeTopic[]; readonly countUse?: CountUse } = {},
  ) {
    this.#feed = feed;
    this.#answers = new RecentEntries({ entries: limit, bytes: maxBytes }, ({ answer }) =>
      countStoredBytes(answer),
    );
    this.#countUse = countUse;
    this.#earlier = new EarlierAnswers(limit, maxBytes);
    for (const topic of topics) {
      feed.watch(topic, (stockOf) => (stockOf ? this.#forgetStock(stockOf) : this.#forget()));
    }
  }

  find(key: string): StaticFile | undefined {
    const cached = this.#feed.isHearing ? this.#answers.use(key) : undefined;
    if (cached) this.#countUse(true);
    return cached?.answer.file;
  }

  /**
   * Creates a response and caches it if allowed; any other response is returned as it is.
   *
   * @param mayBeEarlier Whether the client may get an earlier answer while the database is unavailable. A client
   * with a session may have changed a product and would miss its own change.
   */
  async keep(
    key: string,
    make: () => Promise<MadeAnswer>,
    mayBeEarlier: boolean,
  ): Promise<StaticFile | Response> {
    this.#countUse(false);
    const earlier = mayBeEarlier ? this.#findEarlier(key) : undefined;
    if (earlier && this.#earlier.isUnavailable) return earlier;
    const making = this.#makeOnce(key, make);
    const made = await (earlier && !this.#feed.isHearing ? orNoAnswer(making) : making);
    if (made.file) return made.file;
    if (made.isUnavailable) this.#earlier.noteUnavailable();
    if (made.isUnavailable && earlier) return earlier;
    return toResponse(made);
  }

  async #makeOnce(key: string, make: () => Promise<MadeAnswer>): Promise<Repeatable> {
    let underWay = this.#underWay.get(key);
    if (!underWay) {
      underWay = this.#make(key, make);
      this.#underWay.set(key, underWay);
    }
    try {
      return await underWay;
    } finally {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
    }
  }

  /** An answer that no known change affects was valid until changes were last read. */
  #findEarlier(key: string): StaticFile | undefined {
    const unchanged = isRecent(this.#feed.readAt) ? this.#answers.use(key) : undefined;
    return unchanged?.answer.file ?? this.#earlier.find(key);
  }

  #forget(): void {
    this.#version += 1;
    for (const [key, { answer }] of this.#answers) this.#earlier.add(key, answer.file);
    this.#answers.clear();
    // A request after a change must not get data that was read before it.
    this.#underWay.clear();
  }

  #forgetStock(stockOf: readonly string[]): void {
    this.#stockChanges += 1;
    const marks = stockOf.map(toMark);
    for (const [key, { answer, stockChanges }] of this.#answers) {
      const isOld = this.#stockChanges - stockChanges > maxStockChanges;
      if (!isOld && !showsAny(answer, marks)) continue;
      this.#earlier.add(key, answer.file);
      this.#answers.delete(key);
    }
    for (const { changed } of this.#pending) {
      for (const mark of marks) changed.add(mark);
    }
    this.#underWay.clear();
  }

  async #make(key: string, make: () => Promise<MadeAnswer>): Promise<Repeatable> {
    const pending: PendingAnswer = { version: this.#version, changed: new Set() };
    const stockChanges = this.#stockChanges;
    this.#pending.add(pending);
    try {
      const made = await make();
      if (!made.isCacheable) return made;
      const answer = storeAnswer(made);
      if (this.#isCurrent(pending, answer)) this.#answers.set(key, { answer, stockChanges });
      return { file: answer.file };
    } finally {
      this.#pending.delete(pending);
    }
  }

  #isCurrent({ version, changed }: PendingAnswer, answer: StoredAnswer): boolean {
    return version === this.#version && this.#feed.isHearing && !showsAny(answer, [...changed]);
  }
}

/** Ends the wait for a database that seems to be unavailable. */
async function orNoAnswer(making: Promise<Repeatable>): Promise<Repeatable> {
  const tooLate = new Promise<Repeatable>((resolve) => {
    setTimeout(resolve, maxWaitMs, noAnswer).unref();
  });
  return Promise.race([making, tooLate]);
}

/** The parts of a response whose body isn't read yet. */
export async function readParts(response: Response): Promise<AnswerParts> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

export function toResponse({ status, headers, body }: AnswerParts): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
