/**
 * A name as part of an address: lower case, spaces become hyphens, everything else goes.
 *
 * @param name Such as `6000 Series`.
 * @returns Such as `6000-series`; empty when nothing is left.
 * Source: company specification section 2, "NSK brand page".
 */
export function toSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "");
}
