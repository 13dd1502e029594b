import { countedPhone } from "#domain/phone.ts";
import type { AttemptLimit } from "#server/limits/attempt-limiter.ts";
import { widen } from "#server/limits/attempt-rules.ts";
import { toNetwork } from "#server/limits/to-network.ts";
import type { ServiceContext } from "../context.ts";

const minuteMs = 60_000;

/**
 * Limits on new orders per client and per phone number: far above what people need, far below what a bot
 * sends.
 * @param phone The order's phone number in any spelling; all numbers without digits count as one.
 */
export function newOrderLimits(ctx: ServiceContext, phone: string): readonly AttemptLimit[] {
  const windowMs = 60 * minuteMs;
  return [
    getLimit(ctx, `order from ${toNetwork(ctx.clientAddress)}`, 30, windowMs),
    getLimit(ctx, `order by ${countedPhone(phone)}`, 10, windowMs),
  ];
}

/** Limits on invalid private links per client. */
export function orderLinkLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  return [getLimit(ctx, `order link from ${toNetwork(ctx.clientAddress)}`, 30, 15 * minuteMs)];
}

function getLimit(ctx: ServiceContext, key: string, limit: number, windowMs: number): AttemptLimit {
  return { key, limit: widen(ctx.attempts, limit), windowMs };
}
