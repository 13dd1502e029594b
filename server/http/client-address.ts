import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The address of the client. A forwarded one counts only as far as the operator's own proxies
 * vouch for it; anything before them could be made up.
 */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  const direct = directAddress(c);
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return forwarded.filter(Boolean).at(-trustedProxies) ?? direct;
}

function directAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    // Requests made inside the process come without a connection.
    return "local";
  }
}
