import { findFamilyPicture } from "#catalogue/media/find-family-picture.ts";

/** Path of an NSK family's Open Graph image; the brand's image for an unknown family. */
export function familyPreview(slug: string): string {
  return `/og/${findFamilyPicture(slug) ?? "nsk"}.png`;
}
