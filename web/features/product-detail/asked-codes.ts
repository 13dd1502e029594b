import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";

/** What the shop is asked for: any of the sizes, or the product itself where none are listed. */
export function askedCodes({ models, name }: ShownProduct): readonly string[] {
  return models.length > 0 ? models : [name];
}
