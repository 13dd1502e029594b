import { beltFamilyPath, classicalSlug } from "./belt-addresses.ts";

/**
 * Returns the path of the page of a classical belt.
 *
 * @param code As printed: `A42`.
 */
export function getBeltSizePath(code: string): string {
  return `${beltFamilyPath("mitsuboshi", classicalSlug)}/${code.toLowerCase()}`;
}
