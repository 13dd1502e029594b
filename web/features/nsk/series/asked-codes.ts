import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";

/** The codes to look up in the shop: the sizes, or the product's name if there are none. */
export function askedCodes({ models, name }: ShownProduct): readonly string[] {
  return models.length > 0 ? models : [name];
}
