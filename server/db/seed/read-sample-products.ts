import { z } from "zod";
import { currencies, decimalOfCents, parseAmount } from "#domain/money.ts";
import type { products } from "../schema/shop.ts";
import sampleProducts from "./sample-products.json" with { type: "json" };

const sampleProduct = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  price: z.number(),
  image_url: z.string().nullable(),
  description: z.string(),
  specifications: z.string().nullable(),
  currency: z.enum(currencies),
  brand: z.string(),
  category: z.string(),
  stock_quantity: z.int().min(0),
  low_stock_threshold: z.int().min(0),
  is_active: z.boolean(),
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
