import type { ProductField } from "#domain/product-fields.ts";
import { emptyDraft, type ProductDraft } from "#web/products/product-draft.ts";

/** The initial draft of the test product; fields without an input keep these values. */
export const testProductDraft: ProductDraft = {
  ...emptyDraft,
  brand: "Generic",
  category: "General",
};

export const requiredTestFields: readonly ProductField[] = ["name", "price", "description"];
