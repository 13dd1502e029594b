/**
 * Strips separators from a designation.
 *
 * @param text As typed: `nu 205`, `6205-2RS`.
 * @returns Capital letters and digits only: `NU205`, `62052RS`.
 */
export function compactCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
