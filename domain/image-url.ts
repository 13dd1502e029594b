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

/** The URL class of browsers and Node; this layer has no types for it. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Names of this machine or of the local network. */
const privateNames = /(?:^|\.)(?:localhost|local|internal)$/;

/** First octets of private and reserved networks. The URL parser has already normalised the spelling. */
const privateNetworks = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;

/**
 * Checks whether a host may be public. It does no DNS lookup.
 * @param host A name or an IPv4 address, in any spelling that browsers accept, such as `0x7f.1`.
 * @returns False for loopback and private addresses, local network names, IPv6 addresses and invalid
 * hosts.
 */
function isPublicHost(host: string): boolean {
  const address = `https://${host}/`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  return !name.startsWith("[") && !privateNames.test(name) && !privateNetworks.test(name);
}
