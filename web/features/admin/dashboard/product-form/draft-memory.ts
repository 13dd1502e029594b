import { convertFields } from "#domain/convert-fields.ts";
import { currencies } from "#domain/money.ts";
import { getMaxLength, type ProductField } from "#domain/product-fields.ts";
import { productSeals } from "#domain/seals.ts";
import { forgetDraft, saveDraft, loadDraft, type DraftPlace } from "#web/forms/saved-draft.ts";
import { toChanges, type KindDrafts, type ProductDraft } from "#web/products/product-draft.ts";

/** Where a draft is stored: of a new product, or of the product with this id. */
export function draftPlace(owner: string | undefined, productId?: string): DraftPlace {
  return { name: productId === undefined ? "product_form" : `product_form:${productId}`, owner };
}

/** Merges the valid stored fields into the initial draft. */
export function withSavedFields(
  initial: ProductDraft,
  saved: ReadonlyMap<string, unknown>,
): ProductDraft {
  const getText = (typed: string, field: ProductField): string => {
    const value = saved.get(field);
    return typeof value === "string" ? value.slice(0, getMaxLength(field) ?? 20) : typed;
  };
  return convertFields<KindDrafts, KindDrafts>(initial, {
    text: getText,
    note: getText,
    image: getText,
    amount: getText,
    count: getText,
    dimension: getText,
    currency: (chosen, field) => currencies.find((known) => known === saved.get(field)) ?? chosen,
    choice: (chosen, field) => productSeals.find((known) => known === saved.get(field)) ?? chosen,
    switch(isOn, field) {
      const value = saved.get(field);
      return typeof value === "boolean" ? value : isOn;
    },
  });
}

export type LoadedDraft = {
  readonly draft: ProductDraft;
  /** With the stock that a draft's count started from. */
  readonly initial: ProductDraft;
};

/** Loads the draft saved before the form was left, the page reloaded or the session ended. */
export function loadProductDraft(
  place: DraftPlace,
  initial: ProductDraft,
): LoadedDraft | undefined {
  const saved = loadDraft(place);
  if (!saved) return undefined;
  const stock = saved.get(initialStock);
  return {
    draft: withSavedFields(initial, saved),
    initial: typeof stock === "string" ? { ...initial, stock_quantity: stock } : initial,
  };
}

/** Stored with a changed stock. */
const initialStock = "initial_stock";

/**
 * Saves only changed fields, so that a draft never overwrites newer values of the others; an unchanged form
 * removes the draft.
 */
export function saveProductDraft(
  place: DraftPlace,
  initial: ProductDraft,
  draft: ProductDraft,
): void {
  const changes = toChanges(initial, draft);
  if (Object.keys(changes).length === 0) forgetDraft(place);
  else if (changes.stock_quantity === undefined) saveDraft(place, changes);
  else saveDraft(place, { ...changes, [initialStock]: initial.stock_quantity });
}
