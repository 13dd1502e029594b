import type { OrderRequest } from "#domain/order-schema.ts";
import { countedPhone } from "#domain/phone.ts";
import type { ServiceContext } from "#server/services/context.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Limits on new orders per client, phone number and e-mail address: far above what people need, far below
 * what a bot sends.
 * @param order Its phone number in any spelling; all numbers without digits count as one.
 */
export function newOrderLimits(
  ctx: ServiceContext,
  { phone, email = "" }: Pick<OrderRequest, "phone" | "email">,
): readonly AttemptLimit[] {
  const network = toNetwork(ctx.clientAddress);
  // Each order sends a mail to the owner of the address.
  const mailed = { name: "order-email", key: email.toLowerCase(), limit: 10, windowMs: hourMs };
  return [
    getLimit(ctx, { name: "order-network", key: network, limit: 30, windowMs: hourMs }),
    getLimit(ctx, { name: "order-phone", key: countedPhone(phone), limit: 10, windowMs: hourMs }),
    ...(email === "" ? [] : [getLimit(ctx, mailed)]),
  ];
}

/** Limits on drawn documents per client: each takes a tenth of a second of the processor. */
export function proformaLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  return [getLimit(ctx, { name: "proforma-network", key, limit: 60, windowMs: 15 * minuteMs })];
}

/**
 * Limits on new quotes, as on orders, and per e-mail address: a mail goes to whatever address was typed.
 * @param quote Phone number and e-mail address as typed.
 */
export function newQuoteLimits(
  ctx: ServiceContext,
  { phone, email }: { readonly phone: string; readonly email: string },
): readonly AttemptLimit[] {
  const network = toNetwork(ctx.clientAddress);
  const mailed = { name: "quote-email", key: email.toLowerCase(), limit: 5, windowMs: hourMs };
  return [
    getLimit(ctx, { name: "quote-network", key: network, limit: 30, windowMs: hourMs }),
    getLimit(ctx, { name: "quote-phone", key: countedPhone(phone), limit: 10, windowMs: hourMs }),
    ...(email === "" ? [] : [getLimit(ctx, mailed)]),
  ];
}

/** Limits on uploaded photos of quotes per client: decoding them takes time. */
export function quotePhotoLimits(
  ctx: Pick<ServiceContext, "attempts" | "clientAddress">,
): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  return [getLimit(ctx, { name: "quote-photo-network", key, limit: 30, windowMs: hourMs })];
}

/** Limits on invalid private links of orders and quotes per client. */
export function privateLinkLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  return [getLimit(ctx, { name: "order-link-network", key, limit: 30, windowMs: 15 * minuteMs })];
}

/** Limits on PDFs of quotes per client: drawing one takes time. */
export function quotePdfLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  return [getLimit(ctx, { name: "quote-pdf-network", key, limit: 60, windowMs: hourMs })];
}

function getLimit(ctx: Pick<ServiceContext, "attempts">, limit: AttemptLimit): AttemptLimit {
  return { ...limit, limit: widen(ctx.attempts, limit.limit) };
}
