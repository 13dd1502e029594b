import { findPartImage } from "#catalogue/media/find-part-image.ts";

/**
 * Name of the part image to show when a product has no image; undefined for an unknown
 * category.
 */
export function findProductPart(product: {
  readonly name: string;
  readonly category?: string;
}): string | undefined {
  const { name, category } = product;
  return category === undefined ? undefined : findPartImage({ name, category });
}
