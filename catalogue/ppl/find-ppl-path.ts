import { pplGroups } from "./ppl-groups.data.ts";

/** Returns the path of PPL's series with a model. Returns undefined for a number that PPL doesn't list. */
export function findPplPath(code: string): string | undefined {
  for (const { slug, series } of pplGroups) {
    const found = series.find(({ models }) => models.includes(code));
    if (found) return `/products/bearing/ppl/${slug}#${found.slug}`;
  }
  return undefined;
}
