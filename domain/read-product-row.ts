import { compactFields, convertFields } from "./convert-fields.ts";
import { readDimension } from "./dimension.ts";
import { unguardCell } from "./guard-cell.ts";
import { isAllowedImageUrl } from "./image-url.ts";
import { currencies, parseAmount, type Currency } from "./money.ts";
import {
  productFields,
  type FieldRules,
  type MaybeValues,
  type ProductField,
  type SomeFields,
} from "./product-fields.ts";
import type { ProductFileColumn } from "./product-import.ts";
import type { ProductSeals } from "./seals.ts";
import { maxStockQuantity } from "./stock.ts";
import { isUuid } from "./uuid.ts";

/** Cells of a row by column; columns missing in the file are missing here. */
export type ProductCells = { readonly [Column in ProductFileColumn]?: string };

/** A parsed row, before it is matched to a product. */
export type ReadProductRow = {
  /** In lower case; undefined if the row has no id. */
  readonly id: string | undefined;
  readonly name: string;
  /** The fields to write; missing ones stay unchanged. */
  readonly fields: SomeFields;
  /** Every rule that the row breaks, as sentences. */
  readonly errors: readonly string[];
};

type Reading = {
  readonly cells: ProductCells;
  readonly hasDecimalComma: boolean;
  readonly errors: string[];
};

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  "1": true,
  false: false,
  no: false,
  "0": false,
};

/**
 * Parses a row of a product file by the rules of the API's product fields. An empty cell clears a field
 * that can be missing, or a text; an empty number, currency or switch is ignored.
 * @param hasDecimalComma Whether prices may be written as 12,50.
 * @returns The fields to write and every rule that the row breaks.
 */
export function readProductRow(cells: ProductCells, hasDecimalComma: boolean): ReadProductRow {
  const reading: Reading = { cells, hasDecimalComma, errors: [] };
  const id = readId(reading);
  const fields = convertFields<FieldRules, MaybeValues>(productFields, {
    text: (rule, field) => readText(reading, field, rule),
    note: (rule, field) => emptyAsNull(readText(reading, field, rule)),
    image: (rule, field) => readImageUrl(reading, field, rule),
    amount: (_, field) => readAmount(reading, field),
    currency: (_, field) => readCurrency(reading, field),
    count: (_, field) => readCount(reading, field),
    switch: (_, field) => readSwitch(reading, field),
    dimension: (_, field) => readDimensionCell(reading, field),
    choice: (rule, field) => readChoice(reading, field, rule),
  });
  return {
    id,
    name: getValue(cells, "name") ?? "",
    fields: compactFields(fields),
    errors: reading.errors,
  };
}

function getValue(cells: ProductCells, column: ProductFileColumn): string | undefined {
  const cell = cells[column];
  return cell === undefined ? undefined : unguardCell(cell).trim();
}

function readId({ cells, errors }: Reading): string | undefined {
  const id = getValue(cells, "id")?.toLowerCase();
  if (id === undefined || id === "") return undefined;
  if (!isUuid(id)) errors.push("id: is not an id of a product");
  return id;
}

function readText(
  { cells, errors }: Reading,
  field: ProductField,
  { initial, maxLength }: FieldRules["text" | "note" | "image"],
): string | undefined {
  const text = getValue(cells, field);
  if (text !== undefined && text.length > maxLength) {
    errors.push(`${field}: must have at most ${maxLength} characters`);
  }
  if (text?.includes("\0")) errors.push(`${field}: must not contain NUL`);
  if (text === "" && initial === undefined) errors.push(`${field}: must not be empty`);
  return text;
}

function readAmount(
  { cells, errors, hasDecimalComma }: Reading,
  field: ProductField,
): number | undefined {
  const text = getValue(cells, field);
  if (text === undefined || text === "") return undefined;
  const decimal = hasDecimalComma ? text.replace(",", ".") : text;
  const amount = /^\d{1,10}(?:\.\d{1,2})?$/.test(decimal) ? Number(decimal) : -1;
  if (parseAmount(amount) !== undefined) return amount;
  errors.push(`${field}: must be 0 or more with at most two decimals, such as 1234.50`);
  return undefined;
}

function readCurrency({ cells, errors }: Reading, field: ProductField): Currency | undefined {
  const text = getValue(cells, field);
  if (text === undefined || text === "") return undefined;
  const currency = currencies.find((known) => known === text.toUpperCase());
  if (!currency) errors.push(`${field}: must be EUR, USD or ALL`);
  return currency;
}

function readCount({ cells, errors }: Reading, field: ProductField): number | undefined {
  const text = getValue(cells, field);
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text)) {
    errors.push(`${field}: must be a whole number of 0 or more`);
  } else if (Number(text) > maxStockQuantity) {
    errors.push(`${field}: must be at most ${maxStockQuantity}`);
  } else {
    return Number(text);
  }
  return undefined;
}

function readImageUrl(
  reading: Reading,
  field: ProductField,
  rule: FieldRules["image"],
): string | null | undefined {
  const address = emptyAsNull(readText(reading, field, rule));
  if (address && !isAllowedImageUrl(address)) {
    reading.errors.push(`${field}: must be a path of this site or an https address`);
  }
  return address;
}

function readSwitch({ cells, errors }: Reading, field: ProductField): boolean | undefined {
  const text = getValue(cells, field)?.toLowerCase();
  if (text === undefined || text === "") return undefined;
  const isOn = Object.hasOwn(booleans, text) ? booleans[text] : undefined;
  if (isOn === undefined) errors.push(`${field}: must be true or false`);
  return isOn;
}

function readDimensionCell(
  { cells, errors }: Reading,
  field: ProductField,
): number | null | undefined {
  const text = getValue(cells, field);
  if (text === undefined) return undefined;
  if (text === "") return null;
  const mm = readDimension(text);
  if (mm === undefined) errors.push(`${field}: must be a figure in mm such as 25 or 25.4`);
  return mm;
}

function readChoice(
  { cells, errors }: Reading,
  field: ProductField,
  { options }: FieldRules["choice"],
): ProductSeals | null | undefined {
  const text = getValue(cells, field)?.toLowerCase();
  if (text === undefined) return undefined;
  if (text === "") return null;
  const chosen = options.find((option) => option === text);
  if (!chosen) errors.push(`${field}: must be one of ${options.join(", ")}`);
  return chosen;
}

function emptyAsNull(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}
