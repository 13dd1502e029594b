import { initialFields } from "./convert-fields.ts";
import { maxAmountCents, parseAmount, toEurCents, type ExchangeRates } from "./money.ts";
import type { ProductInput, SomeFields } from "./product-fields.ts";
import type { ImportOutcome } from "./product-import.ts";
import type { ReadProductRow, ReceivedPieces } from "./read-product-row.ts";
import { maxStockQuantity } from "./stock.ts";

/** A product in the format of the import file. */
export type ImportTarget = ProductInput & { readonly id: string };

/** The product matched by a row. */
export type ProductMatch<Target extends ImportTarget = ImportTarget> =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly product: Target; readonly by: "id" | "name" }
  | { readonly kind: "several"; readonly count: number }
  | { readonly kind: "unknown" }
  | { readonly kind: "deleted" };

/** The result of judging a row. */
export type JudgedRow = {
  readonly outcome: ImportOutcome;
  readonly productId: string | null;
  readonly reasons: readonly string[];
  /** All fields of a new product, or only the changed fields of an existing one. */
  readonly fields: SomeFields;
  /** Pieces that its stock in `fields` includes. */
  readonly received?: ReceivedPieces;
};

/** For a delivery that doesn't fit beside the present stock. */
export const stockTooLarge = `received_quantity: the stock must be at most ${maxStockQuantity}`;

/** For a price that fits in its own currency but not in euro. */
export const priceTooLarge = "price: is too large in euro";

/**
 * Decides what importing a row would do to the matched product.
 * @param rates Units of each currency for one euro.
 * @param errors Further errors of the row, such as an earlier row for the same product.
 * @returns The outcome, with all reasons of a refused row or the fields to write. If the row matched by
 * name, the name isn't written: it can differ only in case.
 */
export function judgeProductRow(
  row: ReadProductRow,
  match: ProductMatch,
  rates: ExchangeRates,
  errors: readonly string[] = [],
): JudgedRow {
  const product = match.kind === "one" ? match.product : undefined;
  const { name, ...others } = row.fields;
  const written = match.kind === "one" && match.by === "name" ? others : row.fields;
  const delivery = findDelivery(row, product);
  const fields: SomeFields = { ...(!product && initialFields), ...written, ...delivery.fields };
  const reasons = [...row.errors, ...errors, ...findMatchErrors(row, match), ...delivery.errors];
  if (!fitsInEuro({ ...product, ...fields }, rates)) reasons.push(priceTooLarge);

  const productId = product?.id ?? null;
  if (reasons.length > 0) return { outcome: "refuse", productId, reasons, fields: {} };
  const { received } = delivery;
  if (!product) return { outcome: "create", productId, reasons, fields, ...received };
  const changed = findChanges(fields, product);
  const outcome = Object.keys(changed).length > 0 ? "change" : "same";
  return { outcome, productId, reasons, fields: changed, ...received };
}

/** What received pieces change: the stock includes them. */
function findDelivery(
  { received }: ReadProductRow,
  product: ImportTarget | undefined,
): {
  readonly fields: SomeFields;
  readonly received: Pick<JudgedRow, "received">;
  readonly errors: readonly string[];
} {
  if (!received) return { fields: {}, received: {}, errors: [] };
  const stock = (product?.stock_quantity ?? 0) + received.count;
  const errors = stock > maxStockQuantity ? [stockTooLarge] : [];
  return { fields: { stock_quantity: stock }, received: { received }, errors };
}

function findMatchErrors(row: ReadProductRow, match: ProductMatch): string[] {
  switch (match.kind) {
    case "one":
      return [];
    case "none": {
      const lacksPrice = row.fields.price === undefined && !hasError(row, "price");
      return lacksPrice ? ["price: a new product needs one"] : [];
    }
    case "several":
      return [`name: ${match.count} products are called ${row.name}: add the id`];
    case "unknown":
      return hasError(row, "id") ? [] : ["id: no product has this id"];
    case "deleted":
      return ["id: this product was deleted"];
  }
}

function hasError(row: ReadProductRow, column: string): boolean {
  return row.errors.some((error) => error.startsWith(`${column}:`));
}

function fitsInEuro(fields: SomeFields, rates: ExchangeRates): boolean {
  const cents = parseAmount(fields.price ?? 0);
  if (cents === undefined) return true;
  return toEurCents(cents, fields.currency ?? "EUR", rates) <= maxAmountCents;
}

function findChanges(fields: SomeFields, product: ImportTarget): SomeFields {
  const known: Readonly<Record<string, unknown>> = product;
  const changed = Object.entries(fields).filter(
    ([field, value]) => comparable(value) !== comparable(known[field]),
  );
  return Object.fromEntries(changed);
}

/**
 * Treats null and an empty text as equal and ignores surrounding spaces: a file can't express the
 * difference.
 */
function comparable(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : (value ?? "");
}
