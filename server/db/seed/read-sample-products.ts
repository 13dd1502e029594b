import { z } from "zod";
import { toDecimal, parseAmount } from "#domain/money.ts";
import type { ProductInput } from "#domain/product-fields.ts";
import { newProductSchema } from "#domain/product-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import type { products } from "#server/db/schema/shop.ts";
import sampleProducts from "./sample-products.json" with { type: "json" };

const sampleProduct = newProductSchema.extend({
  id: idSchema,
  created_at: z.iso.datetime(),
});

type SampleRow = typeof products.$inferInsert;

/** Adds the dimensions that a product's name states. */
export type FillSample = (fields: ProductInput) => {
  readonly fields: ProductInput;
  readonly source: Pick<SampleRow, "statedDimensions" | "dimensionsReadFrom">;
};

/** Parses the sample products into rows; throws for an invalid one. */
export function readSampleProducts(fill: FillSample = leaveUnfilled): SampleRow[] {
  return z
    .array(sampleProduct)
    .parse(sampleProducts)
    .map(({ id, created_at, ...written }) => ({ id, created_at, ...fill(written) }))
    .map(({ fields: product, source, ...row }) => ({
      id: row.id,
      name: product.name,
      price: toDecimal(toCents(product.price)),
      imageUrl: product.image_url,
      description: product.description,
      specifications: product.specifications,
      currency: product.currency,
      brand: product.brand,
      category: product.category,
      stockQuantity: product.stock_quantity,
      lowStockThreshold: product.low_stock_threshold,
      isActive: product.is_active,
      boreMm: product.bore_mm,
      outsideDiameterMm: product.outside_diameter_mm,
      widthMm: product.width_mm,
      lengthMm: product.length_mm,
      seals: product.seals,
      section: product.section,
      ...source,
      createdAt: new Date(row.created_at),
      updatedAt: new Date(row.created_at),
    }));
}

/** Leaves the dimensions to the job that fills existing products. */
function leaveUnfilled(fields: ProductInput): ReturnType<FillSample> {
  return { fields, source: {} };
}

function toCents(price: number): number {
  const cents = parseAmount(price);
  if (cents === undefined) throw new RangeError(`Not a price: ${price}`);
  return cents;
}
