/** Slug of Mitsuboshi's page of classical V-belts, which belongs to no family. */
export const classicalSlug = "classical-v-belts";

/**
 * The address of a brand's page.
 *
 * @param brandSlug Such as `gates`.
 * @returns Path that starts with a slash.
 */
export function beltBrandPath(brandSlug: string): string {
  return `/products/belts/${brandSlug}`;
}

/**
 * The address of a family's page.
 *
 * @param brandSlug Such as `gates`.
 * @param familySlug Such as `v-belts`.
 * @returns Path that starts with a slash.
 */
export function beltFamilyPath(brandSlug: string, familySlug: string): string {
  return `${beltBrandPath(brandSlug)}/${familySlug}`;
}
