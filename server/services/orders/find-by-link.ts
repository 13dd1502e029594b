import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { privateLinkLimits } from "./order-limits.ts";

/**
 * Finds the record of a private link, for any actor.
 * @param find Finds it by a well-formed token.
 * @throws {ServiceError} `not_found` for an invalid token; `rate_limited` after many invalid tokens.
 */
export async function findByLink<Row>(
  ctx: ServiceContext,
  token: string,
  find: (token: string) => Promise<Row | undefined>,
): Promise<Row> {
  const limits = privateLinkLimits(ctx);
  await countAttempt(ctx.attempts, limits);
  const row = /^[0-9a-f]{64}$/.test(token) ? await find(token) : undefined;
  if (row === undefined) throw new ServiceError("not_found");
  // Only failures count.
  await ctx.attempts.limiter.giveBack(limits);
  return row;
}
