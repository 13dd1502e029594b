import { percentBounds, type BulkEdit } from "#domain/bulk-edit.ts";
import { parseAmount } from "#domain/money.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { readNumber } from "#web/forms/read-number.ts";

/** The form of an edit of several products, as typed. */
export type BulkDraft = {
  readonly price: "keep" | "set" | "percent";
  readonly priceValue: string;
  readonly stock: "keep" | "set" | "add";
  readonly stockValue: string;
  readonly state: "keep" | "visible" | "hidden";
};

export const emptyBulkDraft: BulkDraft = {
  price: "keep",
  priceValue: "",
  stock: "keep",
  stockValue: "",
  state: "keep",
};

/** Whether the value of a chosen change can't be used. */
export type BulkDraftErrors = { readonly price: boolean; readonly stock: boolean };

/** Returns the edit, or undefined if nothing is to change or a value can't be used. */
export function readBulkDraft(draft: BulkDraft): {
  readonly edit: BulkEdit | undefined;
  readonly errors: BulkDraftErrors;
} {
  const price = readNumber(draft.priceValue);
  const stock = readNumber(draft.stockValue);
  const errors = {
    price: draft.price !== "keep" && !isPrice(draft.price, price),
    stock: draft.stock !== "keep" && !isStock(draft.stock, stock),
  };
  const edit: BulkEdit = {
    ...(draft.price !== "keep" && { price: { kind: draft.price, value: price } }),
    ...(draft.stock !== "keep" && { stock: { kind: draft.stock, value: stock } }),
    ...(draft.state !== "keep" && { is_active: draft.state === "visible" }),
  };
  const isUsable = !errors.price && !errors.stock && Object.keys(edit).length > 0;
  return { edit: isUsable ? edit : undefined, errors };
}

function isPrice(kind: "set" | "percent", value: number): boolean {
  if (kind === "set") return parseAmount(value) !== undefined;
  return value >= percentBounds.min && value <= percentBounds.max;
}

function isStock(kind: "set" | "add", value: number): boolean {
  const min = kind === "add" ? -maxStockQuantity : 0;
  return Number.isInteger(value) && value >= min && value <= maxStockQuantity;
}
