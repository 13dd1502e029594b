import { findPartPicture } from "#catalogue/media/find-part-picture.ts";

/** The part picture that stands in for a product's own; none where nobody knows its category. */
export function findProductPart(product: {
  readonly name: string;
  readonly category?: string;
}): string | undefined {
  const { name, category } = product;
  return category === undefined ? undefined : findPartPicture({ name, category });
}
