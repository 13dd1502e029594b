import { isPublicHost } from "./public-host.ts";

/**
 * Checks whether an image address may be stored: a path of this site, or an https address outside
 * private networks. The server never fetches it, but visitors' browsers do.
 */
export function isAllowedImageUrl(address: string): boolean {
  if (/[\s"'<>\\\p{Cc}]/u.test(address)) return false;
  // Browsers decode %2e to a dot when they resolve a path.
  if (address.startsWith("/")) return !/^\/\/|\.\.|%2e/i.test(address);
  const host = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:\/|$)/i.exec(address)?.[1];
  return host !== undefined && isPublicHost(host);
}
