import type { ChangeFeed } from "./change.ts";
import { RecentEntries } from "./recent-entries.ts";

const maxResults = 20;

/**
 * Results of a read of products, without their stock, that requests share until a product changes, also while
 * the read runs.
 * Nothing is shared while changes of other processes can't be received.
 */
export class SharedReads<Result> {
  readonly #feed: ChangeFeed;
  readonly #results = new RecentEntries<Promise<Result>>(
    { entries: maxResults, bytes: Number.POSITIVE_INFINITY },
    () => 0,
  );

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
    feed.watch("product", (stockOf) => {
      if (!stockOf) this.#results.clear();
    });
  }

  /** @param key Names what is read. */
  read(key: string, read: () => Promise<Result>): Promise<Result> {
    if (!this.#feed.isHearing) return read();
    const known = this.#results.use(key);
    if (known) return known;
    const result = read();
    this.#results.set(key, result);
    result.catch(() => {
      if (this.#results.get(key) === result) this.#results.delete(key);
    });
    return result;
  }
}
