import { isLinkToken } from "#web/orders/saved-links.ts";

/** What the URL asks for. `unreadable` is an incomplete private link. */
export type AskedOrder = { readonly token: string } | "unreadable" | undefined;

const start = "order=";

/**
 * Reads an order's private link. The token is in the fragment, which never reaches a server's log.
 *
 * @param hash The URL fragment without `#`.
 */
export function readOrderToken(hash: string): AskedOrder {
  if (!hash.startsWith(start)) return undefined;
  const token = hash.slice(start.length).toLowerCase();
  return isLinkToken(token) ? { token } : "unreadable";
}
