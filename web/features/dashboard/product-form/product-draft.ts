import { isAllowedImageUrl } from "#domain/image-url.ts";
import { messages } from "#domain/messages.ts";
import { parseAmount, type Currency } from "#domain/money.ts";
import { defaultLowStockThreshold, defaultStockQuantity, maxStockQuantity } from "#domain/stock.ts";
import type { AdminProduct } from "#web/lib/api/queries.ts";
import { readNumber } from "#web/lib/read-number.ts";
import type { productForm } from "#web/messages/en/product-form.ts";

/** The form's fields under the API's names, as typed. */
export interface ProductDraft {
  readonly name: string;
  readonly price: string;
  readonly currency: Currency;
  readonly category: string;
  readonly brand: string;
  readonly description: string;
  readonly specifications: string;
  readonly stock_quantity: string;
  readonly low_stock_threshold: string;
  readonly image_url: string;
  readonly is_active: boolean;
}

/** The parsed fields as they are sent. */
export interface ProductInput {
  readonly name: string;
  readonly price: number;
  readonly currency: Currency;
  readonly category: string;
  readonly brand: string;
  readonly description: string;
  readonly specifications: string | null;
  readonly stock_quantity: number;
  readonly low_stock_threshold: number;
  readonly image_url: string | null;
  readonly is_active: boolean;
}

export type ProductField = keyof ProductDraft;

/** Error messages by field. */
export type ProductErrors = { readonly [Field in ProductField]?: string };

export type CheckedDraft =
  | { readonly ok: true; readonly input: ProductInput }
  | { readonly ok: false; readonly message: string; readonly faults: ProductErrors };

/** The draft of a new product. */
export const emptyDraft: ProductDraft = {
  name: "",
  price: "",
  currency: "EUR",
  category: "",
  brand: "",
  description: "",
  specifications: "",
  stock_quantity: String(defaultStockQuantity),
  low_stock_threshold: String(defaultLowStockThreshold),
  image_url: "",
  is_active: true,
};

/** The draft for editing an existing product. */
export function toDraft(product: AdminProduct): ProductDraft {
  return {
    name: product.name,
    price: product.price.toFixed(2),
    currency: product.currency,
    category: product.category,
    brand: product.brand,
    description: product.description,
    specifications: product.specifications ?? "",
    stock_quantity: String(product.stock_quantity),
    low_stock_threshold: String(product.low_stock_threshold),
    image_url: product.image_url ?? "",
    is_active: product.is_active,
  };
}

/**
 * Validates a draft. Name and price are required.
 *
 * @param draft The form's fields.
 * @param initial The form's initial fields: an unchanged image URL isn't checked.
 * @param text Texts of the errors.
 * @param failed The toast if nothing is missing but something is invalid.
 */
export function checkDraft(
  draft: ProductDraft,
  initial: ProductDraft,
  text: typeof productForm,
  failed: string,
): CheckedDraft {
  const wrong = wrongFields(draft, initial);
  if (wrong.length === 0) return { ok: true, input: toInput(draft) };
  const isSomethingMissing = wrong.some((field) => String(draft[field]).trim() === "");
  return {
    ok: false,
    message: isSomethingMissing ? messages.dashboard.fillRequired : failed,
    faults: findDraftErrors(wrong, text),
  };
}

/** The messages for fields that the server rejected; unknown fields are skipped. */
export function findDraftErrors(
  fields: readonly string[],
  text: typeof productForm,
): ProductErrors {
  const known = Object.entries(text.faults).filter(([field]) => fields.includes(field));
  return Object.fromEntries(known);
}

/** Converts a draft to the request's fields. */
export function toInput(draft: ProductDraft): ProductInput {
  return {
    ...draft,
    name: draft.name.trim(),
    price: readNumber(draft.price),
    description: draft.description.trim(),
    specifications: emptyAsNull(draft.specifications),
    stock_quantity: readNumber(draft.stock_quantity),
    low_stock_threshold: readNumber(draft.low_stock_threshold),
    image_url: emptyAsNull(draft.image_url),
  };
}

/**
 * Picks the changed fields only, so that concurrent changes of others are kept: editing other fields never
 * touches the stock.
 */
export function changedFields(initial: ProductDraft, input: ProductInput): Partial<ProductInput> {
  const before = new Map<string, unknown>(Object.entries(toInput(initial)));
  return Object.fromEntries(
    Object.entries(input).filter(([field, value]) => before.get(field) !== value),
  );
}

/** The fields that differ from the initial draft. */
export function toChanges(initial: ProductDraft, draft: ProductDraft): Partial<ProductDraft> {
  const before = new Map<string, unknown>(Object.entries(initial));
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => before.get(field) !== value),
  );
}

/** Returns whether a field differs from the initial draft. */
export function isEdited(draft: ProductDraft, initial: ProductDraft): boolean {
  return Object.keys(toChanges(initial, draft)).length > 0;
}

function wrongFields(draft: ProductDraft, initial: ProductDraft): readonly ProductField[] {
  const image = draft.image_url.trim();
  const isRight: Readonly<Partial<Record<ProductField, boolean>>> = {
    name: draft.name.trim() !== "",
    price: parseAmount(readNumber(draft.price)) !== undefined,
    stock_quantity: isCount(draft.stock_quantity),
    low_stock_threshold: isCount(draft.low_stock_threshold),
    image_url: image === "" || image === initial.image_url.trim() || isAllowedImageUrl(image),
  };
  const checked = ["name", "price", "stock_quantity", "low_stock_threshold", "image_url"] as const;
  return checked.filter((field) => isRight[field] === false);
}

function isCount(typed: string): boolean {
  const count = readNumber(typed);
  return Number.isInteger(count) && count >= 0 && count <= maxStockQuantity;
}

function emptyAsNull(typed: string): string | null {
  return typed.trim() === "" ? null : typed.trim();
}
