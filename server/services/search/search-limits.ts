import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const windowMs = 60_000;
/** Per network and minute. A person who types causes about three searches a second. */
const maxSearches = 600;

/**
 * Counts a search or an explained code. Answers from the cache aren't counted.
 * @throws {ServiceError} `rate_limited`.
 */
export async function countSearch(ctx: ServiceContext): Promise<void> {
  await countAttempt(ctx.attempts, [
    {
      name: "search-network",
      key: toNetwork(ctx.clientAddress),
      limit: widen(ctx.attempts, maxSearches),
      windowMs,
    },
  ]);
}
