import { findPartImage } from "#catalogue/media/find-part-image.ts";

/**
 * Name of the part picture to show when a product has no picture; undefined for an unknown
 * category.
 */
export function findProductPart(product: {
  readonly name: string;
  readonly category?: string;
}): string | undefined {
  const { name, category } = product;
  return category === undefined ? undefined : findPartImage({ name, category });
}
