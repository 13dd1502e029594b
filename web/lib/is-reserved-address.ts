const reservedHost = /(^|\.)(test|example|invalid|example\.(com|net|org))$/;

/**
 * Whether an address can never answer, because its name is kept for examples (RFC 2606). Asking
 * would only cost a visitor time and an error in the console.
 */
export function isReservedAddress(address: string): boolean {
  return URL.canParse(address) && reservedHost.test(new URL(address).hostname);
}
