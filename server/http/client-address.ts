import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Logger } from "pino";

/**
 * The address of the client. A forwarded one counts only as far as the operator's own proxies
 * vouch for it; anything before them could be made up.
 */
export function getClientAddress(c: Context, trustedProxies: number): string {
  return pickClientAddress(directAddress(c), c.req.header("x-forwarded-for"), trustedProxies);
}

/** The same from the other end of a connection and the header X-Forwarded-For. */
export function pickClientAddress(
  direct: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct;
  const forwarded = (forwardedFor ?? "").split(",").map((part) => part.trim());
  return forwarded.filter(Boolean).at(-trustedProxies) ?? direct;
}

/**
 * Makes a check that warns once when a proxy names a client although no proxy is trusted. Then all
 * clients behind it count as one, and one of them can use up the limits of all.
 *
 * @returns What every request is handed to.
 */
export function createProxyCheck(trustedProxies: number, log: Logger): (headers: Headers) => void {
  let isDone = trustedProxies > 0;
  return (headers) => {
    if (isDone || !headers.has("x-forwarded-for")) return;
    isDone = true;
    log.warn(
      "X-Forwarded-For arrived while TRUST_PROXY is 0: behind a proxy all clients share one limit; set TRUST_PROXY to the number of your proxies",
    );
  };
}

function directAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    // Requests made inside the process come without a connection.
    return "local";
  }
}
