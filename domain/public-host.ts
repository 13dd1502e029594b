/** The parser that browsers use; this layer has no types of it. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Names of this machine or of the network it is in. */
const privateNames = /(?:^|\.)(?:localhost|local|internal)$/;

/** First octets of networks that aren't the internet's, in whatever spelling they came. */
const privateNetworks = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;

/**
 * Tells whether a host may be one of the internet. Nothing is looked up.
 *
 * @param host A name or an IPv4 address, in any spelling that browsers take, such as `0x7f.1`.
 * @returns False for loopback and private addresses, names of the local network, IPv6 addresses and
 * what is no host.
 */
export function isPublicHost(host: string): boolean {
  const address = `https://${host}/`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  return !name.startsWith("[") && !privateNames.test(name) && !privateNetworks.test(name);
}
