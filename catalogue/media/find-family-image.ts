import { familyImages } from "./family-images.data.ts";
import type { PartImageName } from "./part-image.ts";

/**
 * Finds the image for a family's kind of part. Returns undefined for kinds without an image, such as
 * flat belts and belts by the metre.
 *
 * @param slug Of a family of any brand: `deep-groove-ball-bearings`, `timing-belts`.
 */
export function findFamilyImage(slug: string): PartImageName | undefined {
  return familyImages[slug];
}
