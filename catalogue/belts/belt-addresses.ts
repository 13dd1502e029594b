/** Slug of Mitsuboshi's classical V-belts page, which belongs to no family. */
export const classicalSlug = "classical-v-belts";

/**
 * Returns the path of a brand's page.
 *
 * @param brandSlug Such as `gates`.
 */
export function beltBrandPath(brandSlug: string): string {
  return `/products/belts/${brandSlug}`;
}

/**
 * Returns the path of a family's page.
 *
 * @param brandSlug Such as `gates`.
 * @param familySlug Such as `v-belts`.
 */
export function beltFamilyPath(brandSlug: string, familySlug: string): string {
  return `${beltBrandPath(brandSlug)}/${familySlug}`;
}

/**
 * Returns the path of the page of a classical belt.
 *
 * @param code As printed: `A42`.
 */
export function getBeltSizePath(code: string): string {
  return `${beltFamilyPath("mitsuboshi", classicalSlug)}/${code.toLowerCase()}`;
}
