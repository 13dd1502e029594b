import { z } from "zod";
import { decimalOfCents, parseAmount } from "#domain/money.ts";
import { newProductSchema } from "#domain/product-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import type { products } from "#server/db/schema/shop.ts";
import sampleProducts from "./sample-products.json" with { type: "json" };

const sampleProduct = newProductSchema.extend({
  id: idSchema,
  created_at: z.iso.datetime(),
});

/** Parses the sample products into rows; throws for an invalid one. */
export function readSampleProducts(): (typeof products.$inferInsert)[] {
  return z
    .array(sampleProduct)
    .parse(sampleProducts)
    .map((product) => ({
      id: product.id,
      name: product.name,
      price: decimalOfCents(toCents(product.price)),
      imageUrl: product.image_url,
      description: product.description,
      specifications: product.specifications,
      currency: product.currency,
      brand: product.brand,
      category: product.category,
      stockQuantity: product.stock_quantity,
      lowStockThreshold: product.low_stock_threshold,
      isActive: product.is_active,
      createdAt: new Date(product.created_at),
      updatedAt: new Date(product.created_at),
    }));
}

function toCents(price: number): number {
  const cents = parseAmount(price);
  if (cents === undefined) throw new RangeError(`Not a price: ${price}`);
  return cents;
}
