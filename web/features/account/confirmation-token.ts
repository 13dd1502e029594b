/**
 * Reads the token of a confirmation mail's link.
 *
 * @param hash The address's fragment, without its sign.
 * @returns The token, or undefined where a part of the link is missing.
 */
export function readConfirmationToken(hash: string): string | undefined {
  return /^token=([\w-]{43})$/.exec(hash)?.[1];
}
