import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const minuteMs = 60_000;
/** Per network and minute. A person who types causes about three searches a second. */
const maxSearches = 600;
/** Per network and ten minutes. A list costs as much as 200 searches. */
const maxLists = 30;

/**
 * Counts a search or an explained code. Answers from the cache aren't counted.
 * @throws {ServiceError} `rate_limited`.
 */
export async function countSearch(ctx: ServiceContext): Promise<void> {
  await count(ctx, { name: "search-network", limit: maxSearches, windowMs: minuteMs });
}

/**
 * Counts a list of codes.
 * @throws {ServiceError} `rate_limited`.
 */
export async function countList(ctx: ServiceContext): Promise<void> {
  await count(ctx, { name: "search-list-network", limit: maxLists, windowMs: 10 * minuteMs });
}

async function count(ctx: ServiceContext, limit: Omit<AttemptLimit, "key">): Promise<void> {
  const key = toNetwork(ctx.clientAddress);
  await countAttempt(ctx.attempts, [{ ...limit, key, limit: widen(ctx.attempts, limit.limit) }]);
}
