import type { ServiceContext } from "#server/services/context.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const hourMs = 3_600_000;

/** Limits on reported searches per client: few people search so often in vain. */
export function searchMissLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  const hourly = { name: "search-miss-hour", limit: 30, windowMs: hourMs };
  const daily = { name: "search-miss-day", limit: 100, windowMs: 24 * hourMs };
  return [hourly, daily].map((one) => ({ ...one, key, limit: widen(ctx.attempts, one.limit) }));
}
