import { findFamilyImage } from "#catalogue/media/find-family-image.ts";

/** Path of an NSK family's Open Graph image; the brand's image for an unknown family. */
export function familyPreview(slug: string): string {
  return `/og/${findFamilyImage(slug) ?? "nsk"}.png`;
}
