const rollerFamilies = new Set([
  "cylindrical-roller-bearings",
  "tapered-roller-bearings",
  "spherical-roller-bearings",
  "needle-roller-bearings",
]);

/** Neither by their rolling element: a class of its own, and what isn't a bearing alone. */
const otherFamilies = new Map([
  ["super-precision-bearings", "Precision Bearings"],
  ["bearing-units", "Units and Linear Motion"],
  ["linear-motion", "Units and Linear Motion"],
  ["slewing-ring-bearings", "Units and Linear Motion"],
]);

/**
 * What a family is filed under, by what rolls in it.
 *
 * @param slug Slug of one of NSK's families.
 * @returns Such as `Ball Bearings`.
 */
export function categoryOfFamily(slug: string): string {
  if (rollerFamilies.has(slug)) return "Roller Bearings";
  return otherFamilies.get(slug) ?? "Ball Bearings";
}
