import type { Product } from "#domain/product.ts";
import type { products } from "#server/db/schema/shop.ts";

export type ProductRecord = typeof products.$inferSelect;

/**
 * Converts a row to the API's format: amounts as numbers with two decimals, times as ISO 8601 in UTC.
 */
export function productOfRow(row: ProductRecord): Product {
  return {
    id: row.id,
    name: row.name,
    price: Number(row.price),
    price_eur: Number(row.priceEur),
    currency: row.currency,
    image_url: row.imageUrl,
    image: row.image,
    description: row.description,
    specifications: row.specifications,
    brand: row.brand,
    category: row.category,
    stock_quantity: row.stockQuantity,
    low_stock_threshold: row.lowStockThreshold,
    stock: row.stock,
    is_active: row.isActive,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
