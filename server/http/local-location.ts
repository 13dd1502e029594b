/**
 * Removes the host from a redirect within this site. The router takes the host from the request,
 * where an attacker could have set it.
 */
export function localLocation(location: string, requestUrl: string): string {
  const target = new URL(location, requestUrl);
  if (target.origin !== new URL(requestUrl).origin) return location;
  // A double slash at the start would be read as a host.
  const path = target.pathname.replace(/^\/+/, "/");
  return path + target.search + target.hash;
}
