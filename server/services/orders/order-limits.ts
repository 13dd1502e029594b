import { countedPhone } from "#domain/phone.ts";
import type { AttemptLimit } from "#server/limits/attempt-limiter.ts";
import { widen } from "#server/limits/attempt-rules.ts";
import { toNetwork } from "#server/limits/to-network.ts";
import type { ServiceContext } from "../context.ts";

const minuteMs = 60_000;

/**
 * How many orders one client and one phone number may place: far more than people need, far fewer
 * than a program makes.
 *
 * @param ctx Whose client places the order.
 * @param phone The number on the order, however it was typed; without digits all count as one.
 * @returns The limits that a new order counts under.
 * Source: security case S50.
 */
export function newOrderLimits(ctx: ServiceContext, phone: string): readonly AttemptLimit[] {
  const windowMs = 60 * minuteMs;
  return [
    getLimit(ctx, `order from ${toNetwork(ctx.clientAddress)}`, 30, windowMs),
    getLimit(ctx, `order by ${countedPhone(phone)}`, 10, windowMs),
  ];
}

/**
 * How many private links that open nothing one client may try.
 *
 * @param ctx Whose client tries.
 * @returns The limits that a failure counts under.
 * Source: security case S44.
 */
export function orderLinkLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  return [getLimit(ctx, `order link from ${toNetwork(ctx.clientAddress)}`, 30, 15 * minuteMs)];
}

function getLimit(ctx: ServiceContext, key: string, limit: number, windowMs: number): AttemptLimit {
  return { key, limit: widen(ctx.attempts, limit), windowMs };
}
