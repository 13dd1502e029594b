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
import { maxDeliveryNote, type ImportColumn } from "./product-import.ts";
import type { ProductSeals } from "./seals.ts";
import { maxStockQuantity } from "./stock.ts";
import { isUuid } from "./uuid.ts";

/** Cells of a row by column; columns missing in the file are missing here. */
export type ProductCells = { readonly [Column in ImportColumn]?: string };

/** Pieces of a delivery, to be added to the stock. */
export type ReceivedPieces = {
  readonly count: number;
  /** The delivery's note in lower case: one note adds a product's pieces once. */
  readonly note: string;
};

/** A parsed row, before it is matched to a product. */
export type ReadProductRow = {
  /** In lower case; undefined if the row has no id. */
  readonly id: string | undefined;
  readonly name: string;
  /** The fields to write; missing ones stay unchanged. */
  readonly fields: SomeFields;
  readonly received?: ReceivedPieces;
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
  const received = readReceived(reading);
  return {
    id,
    name: getValue(cells, "name") ?? "",
    fields: compactFields(fields),
    ...(received && { received }),
    errors: reading.errors,
  };
}

function getValue(cells: ProductCells, column: ImportColumn): string | undefined {
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

/** None if the row leaves the count empty or 0, as a note of a whole range of products may. */
function readReceived(reading: Reading): ReceivedPieces | undefined {
  const { cells, errors } = reading;
  const count = readCount(reading, "received_quantity");
  if (count === undefined || count === 0) return undefined;
  const note = (getValue(cells, "delivery_note") ?? "").replace(/\s+/g, " ").toLowerCase();
  if (note === "") errors.push("delivery_note: must name the delivery of the received pieces");
  if (note.length > maxDeliveryNote) {
    errors.push(`delivery_note: must have at most ${maxDeliveryNote} characters`);
  }
  if (note.includes("\0")) errors.push("delivery_note: must not contain NUL");
  if ((getValue(cells, "stock_quantity") ?? "") !== "") {
    errors.push("received_quantity: leave stock_quantity empty, or it is unclear which one counts");
  }
  return { count, note };
}

function readCount({ cells, errors }: Reading, field: ImportColumn): number | undefined {
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
