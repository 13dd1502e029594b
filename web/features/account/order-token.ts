import { isOrderToken } from "#web/lib/guest-orders.ts";

/** What an address asks for: `unreadable` is a private link that lost a part on its way. */
export type AskedOrder = { readonly token: string } | "unreadable" | undefined;

const start = "order=";

/**
 * Reads the private link of an order. It sits in the fragment, which never reaches a server's log.
 *
 * @param hash The address's fragment, without its sign.
 */
export function readOrderToken(hash: string): AskedOrder {
  if (!hash.startsWith(start)) return undefined;
  const token = hash.slice(start.length).toLowerCase();
  return isOrderToken(token) ? { token } : "unreadable";
}
