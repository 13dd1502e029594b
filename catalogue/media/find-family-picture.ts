import { familyPictures } from "./family-pictures.data.ts";
import type { PartPictureName } from "./part-picture.ts";

/**
 * Finds the image for a family's kind of part. Returns undefined for kinds without an image, such as
 * flat belts.
 *
 * @param slug Of a family of any brand: `deep-groove-ball-bearings`, `timing-belts`.
 */
export function findFamilyPicture(slug: string): PartPictureName | undefined {
  return familyPictures[slug];
}
