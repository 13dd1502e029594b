import { decimalOfCents, parseAmount, type Currency } from "#domain/money.ts";
import type { products } from "#server/db/schema/shop.ts";
import { findSqlState, sqlStates } from "#server/db/sql-state.ts";
import { ServiceError } from "../service-error.ts";

/** Product fields that an admin can write, named as in the API. */
export type ProductInput = {
  readonly name: string;
  readonly price: number;
  readonly description: string;
  readonly specifications: string | null;
  readonly currency: Currency;
  readonly brand: string;
  readonly category: string;
  readonly stock_quantity: number;
  readonly low_stock_threshold: number;
  readonly image_url: string | null;
  readonly is_active: boolean;
};

/** Missing and undefined fields stay unchanged. */
export type ProductPatch = {
  readonly [Field in keyof ProductInput]?: ProductInput[Field] | undefined;
};

type ProductColumns = Omit<typeof products.$inferInsert, "id">;

type SomeProductColumns = {
  [Column in keyof ProductColumns]?: ProductColumns[Column] | undefined;
};

/**
 * Converts API fields to columns. A stock count written here replaces the one saved by the panel's
 * switch.
 * @returns The columns to write; undefined ones stay unchanged.
 * @throws {ServiceError} `invalid_input` for an invalid price.
 */
export function columnsOfFields(fields: ProductInput): ProductColumns;
export function columnsOfFields(fields: ProductPatch): SomeProductColumns;
export function columnsOfFields(fields: ProductPatch): SomeProductColumns {
  return {
    name: fields.name,
    price: fields.price === undefined ? undefined : decimalOfPrice(fields.price),
    description: fields.description,
    specifications: fields.specifications,
    currency: fields.currency,
    brand: fields.brand,
    category: fields.category,
    stockQuantity: fields.stock_quantity,
    stockBeforeOff: fields.stock_quantity === undefined ? undefined : null,
    lowStockThreshold: fields.low_stock_threshold,
    imageUrl: fields.image_url,
    isActive: fields.is_active,
  };
}

/**
 * Converts a database overflow to `invalid_input`: a price may fit in its own currency but not in euro.
 * @throws {ServiceError} `invalid_input` for a price that doesn't fit.
 */
export async function refuseOverflow<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (findSqlState(error) !== sqlStates.numericOutOfRange) throw error;
    throw new ServiceError("invalid_input", { fields: ["price"] });
  }
}

function decimalOfPrice(price: number): string {
  const cents = parseAmount(price);
  if (cents === undefined) throw new ServiceError("invalid_input", { fields: ["price"] });
  return decimalOfCents(cents);
}
