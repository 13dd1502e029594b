import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "#server/app-context.ts";
import { describeError } from "#server/db/describe-error.ts";
import { claimProductReader, indexProducts } from "#server/services/search/index-products.ts";

/** Collects the changes of a moment into one step. */
const gatherMs = 100;
/** Finds changes that another process left unread when it ended. */
const pollMs = 10_000;
/** Requests come first: the steps take at most about half of a processor. */
const pauseShare = 1;

/** Reads the entries of changed products in the background until it is closed. */
export type ProductIndexer = { close(): Promise<void> };

/**
 * Starts reading entries: all of them after an upgrade or a change of synonyms, then those of products
 * that any process changes.
 */
export function runProductIndexer(
  parts: Pick<AppContext, "db" | "log" | "feed" | "productIndex">,
): ProductIndexer {
  const { db, log, feed, productIndex } = parts;
  const stopping = new AbortController();
  let wake = Promise.withResolvers<void>();
  const unsubscribe = feed.subscribe(({ topic }) => {
    if (topic !== "order") wake.resolve();
  });
  const run = async (): Promise<void> => {
    let claimed: string | undefined;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      let isMore = false;
      try {
        const reader = await productIndex.getReader();
        if (reader.version !== claimed) await claimProductReader(db, reader);
        claimed = reader.version;
        isMore = await indexProducts(db, reader);
      } catch (error) {
        log.warn({ err: describeError(error) }, "reading products for the search failed");
      }
      const tookMs = performance.now() - startedAt;
      await (isMore ? wait(tookMs * pauseShare) : untilWoken());
    }
  };
  const wait = (ms: number): Promise<unknown> =>
    delay(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  const untilWoken = async (): Promise<void> => {
    await Promise.race([wake.promise, wait(pollMs)]);
    wake = Promise.withResolvers();
    await wait(gatherMs);
  };
  const running = run();
  return {
    async close() {
      unsubscribe();
      stopping.abort();
      await running;
    },
  };
}
