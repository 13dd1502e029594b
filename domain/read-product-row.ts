import { unguardCell } from "#domain/guard-cell.ts";
import { currencies, parseAmount, type Currency } from "#domain/money.ts";
import type { ProductFileColumn } from "#domain/product-import.ts";
import { isAllowedImageUrl, productFieldLimits } from "#domain/product.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { isUuid } from "./uuid.ts";

/** Fields that a row writes, named as in the API; missing fields stay unchanged. */
export type ImportedFields = {
  name?: string;
  price?: number;
  currency?: Currency;
  description?: string;
  specifications?: string | null;
  brand?: string;
  category?: string;
  stock_quantity?: number;
  low_stock_threshold?: number;
  image_url?: string | null;
  is_active?: boolean;
};

/** Cells of a row by column; columns missing in the file are missing here. */
export type ProductCells = { readonly [Column in ProductFileColumn]?: string };

/** A parsed row, before it is matched to a product. */
export type ReadProductRow = {
  /** In lower case; undefined if the row has no id. */
  readonly id: string | undefined;
  readonly name: string;
  readonly fields: ImportedFields;
  /** Every rule that the row breaks, as sentences. */
  readonly faults: readonly string[];
};

type Reading = {
  readonly cells: ProductCells;
  readonly hasDecimalComma: boolean;
  readonly faults: string[];
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
 * Parses a row of a product file by the rules of the API's product fields. An empty cell clears a text
 * field; an empty number, currency or switch is ignored.
 * @param hasDecimalComma Whether prices may be written as 12,50.
 * @returns The fields to write and every rule that the row breaks.
 */
export function readProductRow(cells: ProductCells, hasDecimalComma: boolean): ReadProductRow {
  const reading: Reading = { cells, hasDecimalComma, faults: [] };
  const id = readId(reading);
  const fields = compact({
    name: readName(reading),
    price: readPrice(reading),
    currency: readCurrency(reading),
    description: readText(reading, "description", productFieldLimits.description),
    specifications: emptyAsNull(
      readText(reading, "specifications", productFieldLimits.specifications),
    ),
    brand: readText(reading, "brand", productFieldLimits.brand),
    category: readText(reading, "category", productFieldLimits.category),
    stock_quantity: readCount(reading, "stock_quantity"),
    low_stock_threshold: readCount(reading, "low_stock_threshold"),
    image_url: readImageUrl(reading),
    is_active: readSwitch(reading),
  });
  return { id, name: getValue(cells, "name") ?? "", fields, faults: reading.faults };
}

function getValue(cells: ProductCells, column: ProductFileColumn): string | undefined {
  const cell = cells[column];
  return cell === undefined ? undefined : unguardCell(cell).trim();
}

function readId({ cells, faults }: Reading): string | undefined {
  const id = getValue(cells, "id")?.toLowerCase();
  if (id === undefined || id === "") return undefined;
  if (!isUuid(id)) faults.push("id: is not an id of a product");
  return id;
}

function readName(reading: Reading): string | undefined {
  const name = readText(reading, "name", productFieldLimits.name);
  if (name === "") reading.faults.push("name: must not be empty");
  return name;
}

function readText(
  { cells, faults }: Reading,
  column: ProductFileColumn,
  maximum: number,
): string | undefined {
  const text = getValue(cells, column);
  if (text !== undefined && text.length > maximum) {
    faults.push(`${column}: must have at most ${maximum} characters`);
  }
  if (text?.includes("\0")) faults.push(`${column}: must not contain NUL`);
  return text;
}

function readPrice({ cells, faults, hasDecimalComma }: Reading): number | undefined {
  const text = getValue(cells, "price");
  if (text === undefined || text === "") return undefined;
  const decimal = hasDecimalComma ? text.replace(",", ".") : text;
  const price = /^\d{1,10}(?:\.\d{1,2})?$/.test(decimal) ? Number(decimal) : -1;
  if (parseAmount(price) !== undefined) return price;
  faults.push("price: must be 0 or more with at most two decimals");
  return undefined;
}

function readCurrency({ cells, faults }: Reading): Currency | undefined {
  const text = getValue(cells, "currency");
  if (text === undefined || text === "") return undefined;
  const currency = currencies.find((known) => known === text.toUpperCase());
  if (!currency) faults.push("currency: must be EUR, USD or ALL");
  return currency;
}

function readCount(
  { cells, faults }: Reading,
  column: "stock_quantity" | "low_stock_threshold",
): number | undefined {
  const text = getValue(cells, column);
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text)) {
    faults.push(`${column}: must be a whole number of 0 or more`);
  } else if (Number(text) > maxStockQuantity) {
    faults.push(`${column}: must be at most ${maxStockQuantity}`);
  } else {
    return Number(text);
  }
  return undefined;
}

function readImageUrl(reading: Reading): string | null | undefined {
  const address = emptyAsNull(readText(reading, "image_url", productFieldLimits.imageUrl));
  if (address && !isAllowedImageUrl(address)) {
    reading.faults.push("image_url: must be a path of this site or an https address");
  }
  return address;
}

function readSwitch({ cells, faults }: Reading): boolean | undefined {
  const text = getValue(cells, "is_active")?.toLowerCase();
  if (text === undefined || text === "") return undefined;
  const isActive = Object.hasOwn(booleans, text) ? booleans[text] : undefined;
  if (isActive === undefined) faults.push("is_active: must be true or false");
  return isActive;
}

function emptyAsNull(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}

/** Drops undefined fields. */
function compact(fields: {
  readonly [Field in keyof ImportedFields]: ImportedFields[Field] | undefined;
}): ImportedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
