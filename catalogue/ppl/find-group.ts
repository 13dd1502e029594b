import { pplGroups } from "./ppl-groups.data.ts";
import type { PplGroup } from "./ppl-series.ts";

const brandPath = "/products/bearing/ppl";

/** Paths of all pages of the brand. */
export const pplPaths: readonly string[] = [
  brandPath,
  ...pplGroups.map(({ slug }) => `${brandPath}/${slug}`),
];

/**
 * Finds one of PPL's four groups.
 *
 * @param slug Such as `thrust-ball-bearings`.
 */
export function findPplGroup(slug: string): PplGroup | undefined {
  return pplGroups.find((group) => group.slug === slug);
}

/** Returns the path of PPL's series with a model. Returns undefined for a number that PPL doesn't list. */
export function findPplPath(code: string): string | undefined {
  for (const { slug, series } of pplGroups) {
    const found = series.find(({ models }) => models.includes(code));
    if (found) return `/products/bearing/ppl/${slug}#${found.slug}`;
  }
  return undefined;
}
