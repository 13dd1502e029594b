import { pplGroups } from "./ppl-groups.data.ts";
import type { PplGroup } from "./ppl-series.ts";

const brandPath = "/products/bearing/ppl";

/** Every page of the brand. */
export const pplPaths: readonly string[] = [
  brandPath,
  ...pplGroups.map(({ slug }) => `${brandPath}/${slug}`),
];

/**
 * Finds one of PPL's four groups.
 *
 * @param slug Such as `thrust-ball-bearings`.
 * @returns The group, or undefined for an unknown slug.
 */
export function findPplGroup(slug: string): PplGroup | undefined {
  return pplGroups.find((group) => group.slug === slug);
}
