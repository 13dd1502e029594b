const reservedHost = /(^|\.)(test|example|invalid|example\.(com|net|org))$/;

/**
 * Whether an address uses a reserved example domain (RFC 2606), which can never answer. A request
 * would only cost time and log an error in the console.
 */
export function isReservedAddress(address: string): boolean {
  return URL.canParse(address) && reservedHost.test(new URL(address).hostname);
}
