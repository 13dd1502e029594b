import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Logger } from "pino";

/**
 * The client's address. Only the entry of X-Forwarded-For that the operator's own proxies set
 * counts; the client could have made up anything before it.
 */
export function getClientAddress(c: Context, trustedProxies: number): string {
  return pickClientAddress(directAddress(c), c.req.header("x-forwarded-for"), trustedProxies);
}

/** Picks the address from the peer of a connection and the header X-Forwarded-For. */
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
 * Creates a check that warns once when X-Forwarded-For arrives although no proxy is trusted. In
 * that case all clients behind the proxy count as one and share every limit.
 *
 * @returns A function to call with the headers of every request.
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
    // Requests made inside the process have no connection.
    return "local";
  }
}
