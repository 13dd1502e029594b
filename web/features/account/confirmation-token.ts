/**
 * Reads the token of a confirmation mail's link.
 *
 * @param hash The URL fragment without `#`.
 * @returns The token, or undefined if the link is incomplete.
 */
export function readConfirmationToken(hash: string): string | undefined {
  return /^token=([\w-]{43})$/.exec(hash)?.[1];
}
