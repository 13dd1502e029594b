import { countedPhone } from "#domain/phone.ts";
import type { ServiceContext } from "#server/services/context.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const minuteMs = 60_000;

/**
 * Limits on new orders per client and per phone number: far above what people need, far below what a bot
 * sends.
 * @param phone The order's phone number in any spelling; all numbers without digits count as one.
 */
export function newOrderLimits(ctx: ServiceContext, phone: string): readonly AttemptLimit[] {
  const windowMs = 60 * minuteMs;
  return [
    getLimit(ctx, {
      name: "order-network",
      key: toNetwork(ctx.clientAddress),
      limit: 30,
      windowMs,
    }),
    getLimit(ctx, { name: "order-phone", key: countedPhone(phone), limit: 10, windowMs }),
  ];
}

/** Limits on invalid private links per client. */
export function orderLinkLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  return [getLimit(ctx, { name: "order-link-network", key, limit: 30, windowMs: 15 * minuteMs })];
}

function getLimit(ctx: ServiceContext, limit: AttemptLimit): AttemptLimit {
  return { ...limit, limit: widen(ctx.attempts, limit.limit) };
}
