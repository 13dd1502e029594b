import { familyPictures } from "./family-pictures.data.ts";
import type { PartPictureName } from "./part-picture.ts";

/**
 * Finds the picture of the kind of part that a family sells.
 *
 * @param slug Of a family of any brand: `deep-groove-ball-bearings`, `timing-belts`.
 * @returns The picture's name; undefined for kinds without a picture, such as flat belts.
 */
export function findFamilyPicture(slug: string): PartPictureName | undefined {
  return familyPictures[slug];
}
