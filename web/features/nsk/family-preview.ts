import { findFamilyImage } from "#catalogue/media/find-family-image.ts";

/** Path of an NSK family's Open Graph image; the brand's image for an unknown family or another kind of part. */
export function familyPreview(slug: string | undefined): string {
  return `/og/${findFamilyImage(slug ?? "") ?? "nsk"}.png`;
}
