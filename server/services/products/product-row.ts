import { toDecimal, parseAmount } from "#domain/money.ts";
import type { ProductInput } from "#domain/product-fields.ts";
import type { Product, ProductPatch } from "#domain/product-schema.ts";
import { toPublishedStock } from "#domain/stock.ts";
import type { Config } from "#server/config.ts";
import type { products } from "#server/db/schema/shop.ts";
import { ServiceError } from "#server/services/service-error.ts";

export type ProductRecord = typeof products.$inferSelect;

/** Columns that no list of the shop needs. */
export const unlistedColumns = [
  "stockBeforeOff",
  "statedDimensions",
  "dimensionsReadFrom",
  "deletedAt",
  "deletedBy",
] as const satisfies readonly (keyof ProductRecord)[];

/** What lists read of a product. */
export type ListedProduct = Omit<ProductRecord, (typeof unlistedColumns)[number]>;

type ProductColumns = Omit<typeof products.$inferInsert, "id">;

type WrittenFields = Omit<ProductPatch, "id" | "expected_stock">;

type SomeColumns = { [Column in keyof ProductColumns]?: ProductColumns[Column] | undefined };

/** Reads the fields that an admin writes. */
export function toProductInput(row: ListedProduct): ProductInput {
  return {
    name: row.name,
    price: Number(row.price),
    currency: row.currency,
    description: row.description,
    specifications: row.specifications,
    brand: row.brand,
    category: row.category,
    stock_quantity: row.stockQuantity,
    low_stock_threshold: row.lowStockThreshold,
    image_url: row.imageUrl,
    is_active: row.isActive,
    bore_mm: row.boreMm,
    outside_diameter_mm: row.outsideDiameterMm,
    width_mm: row.widthMm,
    length_mm: row.lengthMm,
    seals: row.seals,
    section: row.section,
  };
}

/**
 * Converts API fields to columns. A stock count written here replaces the one saved by the panel's
 * switch.
 * @returns The columns to write; undefined ones stay unchanged.
 * @throws {ServiceError} `invalid_input` for an invalid price.
 */
export function toProductColumns(fields: ProductInput): ProductColumns;
export function toProductColumns(fields: WrittenFields): SomeColumns;
export function toProductColumns(fields: WrittenFields): SomeColumns {
  const { price, stock_quantity, low_stock_threshold, image_url, is_active, ...others } = fields;
  const { bore_mm, outside_diameter_mm, width_mm, length_mm, ...sameNames } = others;
  return {
    ...sameNames,
    price: price === undefined ? undefined : toPriceColumn(price),
    stockQuantity: stock_quantity,
    stockBeforeOff: stock_quantity === undefined ? undefined : null,
    lowStockThreshold: low_stock_threshold,
    imageUrl: image_url,
    isActive: is_active,
    boreMm: bore_mm,
    outsideDiameterMm: outside_diameter_mm,
    widthMm: width_mm,
    lengthMm: length_mm,
  } satisfies SomeColumns;
}

/**
 * Converts a row to the API's format: amounts as numbers with two decimals, times as ISO 8601 in UTC.
 */
export function toProduct(row: ListedProduct): Product {
  return {
    id: row.id,
    ...toProductInput(row),
    price_eur: Number(row.priceEur),
    image: row.image,
    stock: row.stock,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Converts a row for visitors, with no more of its stock than `STOCK_DISPLAY` lets them see. */
export function toPublishedProduct(
  row: ListedProduct,
  { stockDisplay }: Pick<Config, "stockDisplay">,
): Product {
  const { stockQuantity, lowStockThreshold } = row;
  const published = toPublishedStock(stockQuantity, lowStockThreshold, stockDisplay);
  return { ...toProduct(row), stock_quantity: published };
}

function toPriceColumn(price: number): string {
  const cents = parseAmount(price);
  if (cents === undefined) throw new ServiceError("invalid_input", { fields: ["price"] });
  return toDecimal(cents);
}
