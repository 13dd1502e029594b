const rollerFamilies = new Set([
  "cylindrical-roller-bearings",
  "tapered-roller-bearings",
  "spherical-roller-bearings",
  "needle-roller-bearings",
]);

/** Families that aren't classified by their rolling element. */
const otherFamilies = new Map([
  ["super-precision-bearings", "Precision Bearings"],
  ["bearing-units", "Units and Linear Motion"],
  ["linear-motion", "Units and Linear Motion"],
  ["slewing-ring-bearings", "Units and Linear Motion"],
]);

/**
 * Returns the category of an NSK family, such as `Ball Bearings`, by its rolling elements.
 *
 * @param slug Slug of one of NSK's families.
 */
export function getFamilyCategory(slug: string): string {
  if (rollerFamilies.has(slug)) return "Roller Bearings";
  return otherFamilies.get(slug) ?? "Ball Bearings";
}
