import { convertFields } from "#domain/convert-fields.ts";
import { readDimension } from "#domain/dimension.ts";
import { isAllowedImageUrl } from "#domain/image-url.ts";
import { parseAmount, type Currency } from "#domain/money.ts";
import {
  productFieldNames,
  productFields,
  type ByProductField,
  type FieldRules,
  type KindValues,
  type ProductField,
  type ProductInput,
} from "#domain/product-fields.ts";
import type { ProductSeals } from "#domain/seals.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { readNumber } from "#web/forms/read-number.ts";

/** A field of each kind as typed. */
export type KindDrafts = {
  readonly text: string;
  readonly note: string;
  readonly image: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly count: string;
  readonly switch: boolean;
  readonly dimension: string;
  /** Empty if nothing is chosen. */
  readonly choice: ProductSeals | "";
};

/** The fields of a product form under the API's names, as typed. */
export type ProductDraft = ByProductField<KindDrafts>;

/** Why a field was rejected. */
export type DraftError = "missing" | "invalid";

export type DraftErrors = { readonly [Field in ProductField]?: DraftError };

export type CheckedDraft =
  | { readonly ok: true; readonly input: ProductInput }
  | { readonly ok: false; readonly errors: DraftErrors };

/** The draft of a new product. */
export const emptyDraft: ProductDraft = convertFields<FieldRules, KindDrafts>(productFields, {
  text: ({ initial = "" }) => initial,
  note: ({ initial }) => initial ?? "",
  image: ({ initial }) => initial ?? "",
  amount: ({ initial }) => initial?.toFixed(2) ?? "",
  currency: ({ initial = "EUR" }) => initial,
  count: ({ initial = "" }) => String(initial),
  switch: ({ initial = false }) => initial,
  dimension: ({ initial }) => String(initial ?? ""),
  choice: ({ initial }) => initial ?? "",
});

/** The draft for editing an existing product. */
export function toDraft(product: ProductInput): ProductDraft {
  return convertFields<KindValues, KindDrafts>(product, {
    text: (value) => value,
    note: (value) => value ?? "",
    image: (value) => value ?? "",
    amount: (value) => value.toFixed(2),
    currency: (value) => value,
    count: String,
    switch: (value) => value,
    dimension: (value) => String(value ?? ""),
    choice: (value) => value ?? "",
  });
}

/** Converts a draft to the request's fields. */
export function toInput(draft: ProductDraft): ProductInput {
  return convertFields<KindDrafts, KindValues>(draft, {
    text: (typed) => typed.trim(),
    note: emptyAsNull,
    image: emptyAsNull,
    amount: readNumber,
    currency: (chosen) => chosen,
    count: readNumber,
    switch: (isOn) => isOn,
    dimension: (typed) => readDimension(typed) ?? null,
    choice: (chosen) => (chosen === "" ? null : chosen),
  });
}

/**
 * Validates a draft. A number is always required, a dimension never.
 * @param initial The form's initial fields: an unchanged image URL isn't checked.
 * @param required Fields that must not be blank.
 */
export function checkDraft(
  draft: ProductDraft,
  initial: ProductDraft,
  required: readonly ProductField[],
): CheckedDraft {
  const isInvalid = convertFields<KindDrafts, Record<keyof KindDrafts, boolean>>(draft, {
    text: () => false,
    note: () => false,
    image: (typed, field) => {
      const address = typed.trim();
      return (
        address !== "" && address !== String(initial[field]).trim() && !isAllowedImageUrl(address)
      );
    },
    amount: (typed) => parseAmount(readNumber(typed)) === undefined,
    currency: () => false,
    count: (typed) => !isCount(typed),
    switch: () => false,
    dimension: isNoDimension,
    choice: () => false,
  });
  const errors = productFieldNames.flatMap((field): [ProductField, DraftError][] => {
    const isBlank = String(draft[field]).trim() === "";
    if (!isInvalid[field] && !(isBlank && required.includes(field))) return [];
    return [[field, isBlank ? "missing" : "invalid"]];
  });
  if (errors.length === 0) return { ok: true, input: toInput(draft) };
  return { ok: false, errors: Object.fromEntries(errors) };
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

function isCount(typed: string): boolean {
  const count = readNumber(typed);
  return Number.isInteger(count) && count >= 0 && count <= maxStockQuantity;
}

/** `1,067` can mean 1067 mm and 1.067 mm. */
function isNoDimension(typed: string): boolean {
  const isAmbiguous = /(?:^|\D)[1-9],\d{3}(?:\D|$)/.test(typed);
  return typed.trim() !== "" && (isAmbiguous || readDimension(typed) === undefined);
}

function emptyAsNull(typed: string): string | null {
  return typed.trim() === "" ? null : typed.trim();
}
