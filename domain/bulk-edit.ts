import {
  maxAmountCents,
  parseAmount,
  toAmount,
  toEurCents,
  type Currency,
  type ExchangeRates,
} from "./money.ts";
import { maxStockQuantity } from "./stock.ts";

/** Max products of one edit. */
export const maxBulkProducts = 500;

/** Bounds of a change of prices in percent: down to a tenth, up to ten times. */
export const percentBounds = { min: -90, max: 900 } as const;

/** What several products get at once; missing parts stay unchanged. */
export type BulkEdit = {
  /** A price in each product's own currency, or a change in percent. */
  readonly price?: { readonly kind: "set" | "percent"; readonly value: number } | undefined;
  /** A count, or pieces more or less. */
  readonly stock?: { readonly kind: "set" | "add"; readonly value: number } | undefined;
  readonly is_active?: boolean | undefined;
};

/** The fields of a product that a bulk edit can change. */
export type BulkValues = {
  readonly price: number;
  readonly stock_quantity: number;
  readonly is_active: boolean;
};

type BulkTarget = BulkValues & { readonly currency: Currency };

/** The values after an edit, or why the product can't get them. */
export type BulkResult = { readonly after: BulkValues } | { readonly problem: string };

/**
 * Computes what an edit makes of a product. A price in percent is rounded to cents, half up.
 * @param rates Units of each currency for one euro.
 */
export function editInBulk(edit: BulkEdit, product: BulkTarget, rates: ExchangeRates): BulkResult {
  const { currency, stock_quantity: stock } = product;
  const cents = editPrice(edit.price, parseAmount(product.price) ?? 0);
  if (cents === undefined || toEurCents(cents, currency, rates) > maxAmountCents) {
    return { problem: "The price would be out of range" };
  }
  const count =
    edit.stock?.kind === "add" ? stock + edit.stock.value : (edit.stock?.value ?? stock);
  if (count < 0) return { problem: "There are fewer pieces in stock" };
  if (count > maxStockQuantity) return { problem: "The stock would be out of range" };
  return {
    after: {
      price: toAmount(cents),
      stock_quantity: count,
      is_active: edit.is_active ?? product.is_active,
    },
  };
}

/** In whole numbers, beyond those that a double holds exactly: the percentage has at most two decimals. */
function editPrice(edit: BulkEdit["price"], cents: number): number | undefined {
  if (!edit) return cents;
  if (edit.kind === "set") return parseAmount(edit.value);
  const factor = 10_000n + BigInt(Math.round(edit.value * 100));
  const edited = Number((2n * BigInt(cents) * factor + 10_000n) / 20_000n);
  return edited <= maxAmountCents ? edited : undefined;
}
