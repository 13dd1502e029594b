import type { BearingKind } from "#catalogue/bearings/bearing.ts";
import { nskFamilies } from "./families.data.ts";
import type { NskFamily } from "./nsk-family.ts";

const familyOfKind: Readonly<Record<BearingKind, string>> = {
  "deep-groove": "deep-groove-ball-bearings",
  "angular-contact": "angular-contact-ball-bearings",
  "self-aligning": "self-aligning-ball-bearings",
  cylindrical: "cylindrical-roller-bearings",
  tapered: "tapered-roller-bearings",
  spherical: "spherical-roller-bearings",
  thrust: "thrust-ball-bearings",
  "double-thrust": "thrust-ball-bearings",
};

/** Returns the slug of the family of a bearing kind, such as `deep-groove-ball-bearings`. */
export function getFamilySlug(kind: BearingKind): string {
  return familyOfKind[kind];
}

/** Returns the category of a bearing kind, such as `Deep Groove Ball Bearings`. */
export function getKindCategory(kind: BearingKind): string {
  return findFamily(familyOfKind[kind])?.title ?? "";
}

/**
 * Finds one of NSK's families.
 *
 * @param slug Such as `linear-motion`.
 */
export function findFamily(slug: string): NskFamily | undefined {
  return nskFamilies.find((family) => family.slug === slug);
}
