/**
 * Converts a name to a slug: lower case, spaces become hyphens, everything else is dropped.
 *
 * @returns Such as `6000-series`; empty when nothing is left.
 */
export function toSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "");
}
