/**
 * Makes a redirect within this site one that names no host: the router takes it from the request,
 * where a stranger could have written anything.
 */
export function localLocation(location: string, requestUrl: string): string {
  const target = new URL(location, requestUrl);
  if (target.origin !== new URL(requestUrl).origin) return location;
  // Two slashes at the beginning would be read as a host.
  const path = target.pathname.replace(/^\/+/, "/");
  return path + target.search + target.hash;
}
