import { currencies } from "#domain/money.ts";
import { productFields } from "#domain/product-fields.ts";
import { forgetDraft, keepDraft, loadKeptDraft, type DraftPlace } from "#web/lib/kept-draft.ts";
import { toChanges, type ProductDraft } from "./product-draft.ts";

/** Where a draft is stored: of a new product, or of the product with this id. */
export function draftPlace(owner: string | undefined, productId?: string): DraftPlace {
  return { name: productId === undefined ? "product_form" : `product_form:${productId}`, owner };
}

/** Merges the valid stored fields into the initial draft. */
export function withKeptFields(
  initial: ProductDraft,
  kept: ReadonlyMap<string, unknown>,
): ProductDraft {
  const getText = (field: keyof ProductDraft, limit: number): string => {
    const value = kept.get(field);
    return typeof value === "string" ? value.slice(0, limit) : String(initial[field]);
  };
  const isActive = kept.get("is_active");
  return {
    name: getText("name", productFields.name.maxLength),
    price: getText("price", 20),
    currency: currencies.find((known) => known === kept.get("currency")) ?? initial.currency,
    category: getText("category", productFields.category.maxLength),
    brand: getText("brand", productFields.brand.maxLength),
    description: getText("description", productFields.description.maxLength),
    specifications: getText("specifications", productFields.specifications.maxLength),
    stock_quantity: getText("stock_quantity", 20),
    low_stock_threshold: getText("low_stock_threshold", 20),
    image_url: getText("image_url", productFields.image_url.maxLength),
    is_active: typeof isActive === "boolean" ? isActive : initial.is_active,
  };
}

/** Loads the draft saved before the form was left, the page reloaded or the session ended. */
export function loadProductDraft(
  place: DraftPlace,
  initial: ProductDraft,
): ProductDraft | undefined {
  const kept = loadKeptDraft(place);
  return kept && withKeptFields(initial, kept);
}

/**
 * Saves only changed fields, so that a draft never overwrites newer values of the others; an unchanged form
 * removes the draft.
 */
export function keepProductDraft(
  place: DraftPlace,
  initial: ProductDraft,
  draft: ProductDraft,
): void {
  const changes = toChanges(initial, draft);
  if (Object.keys(changes).length === 0) forgetDraft(place);
  else keepDraft(place, changes);
}
