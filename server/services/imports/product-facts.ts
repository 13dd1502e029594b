import { sql } from "drizzle-orm";

/**
 * A complete product under the API's field names, as an expression on `products`. The last key isn't an
 * API field: an undo restores it along with the stock.
 */
export const productFacts = sql`jsonb_build_object(
  'name', products.name, 'price', products.price, 'currency', products.currency,
  'description', products.description, 'specifications', products.specifications,
  'brand', products.brand, 'category', products.category,
  'stock_quantity', products.stock_quantity,
  'low_stock_threshold', products.low_stock_threshold, 'image_url', products.image_url,
  'is_active', products.is_active, 'stock_before_off', products.stock_before_off)`;

/**
 * Assigns fields of `source` to the columns of `products`; missing fields stay unchanged. A new count
 * replaces the one saved by the panel's switch.
 */
export const assignFields = sql`
  name = coalesce(source.fields->>'name', products.name),
  price = coalesce((source.fields->>'price')::numeric, products.price),
  currency = coalesce(source.fields->>'currency', products.currency),
  description = coalesce(source.fields->>'description', products.description),
  specifications = CASE WHEN source.fields ? 'specifications'
    THEN source.fields->>'specifications' ELSE products.specifications END,
  brand = coalesce(source.fields->>'brand', products.brand),
  category = coalesce(source.fields->>'category', products.category),
  stock_quantity = coalesce((source.fields->>'stock_quantity')::int, products.stock_quantity),
  stock_before_off = CASE WHEN source.fields ? 'stock_quantity'
    THEN (source.fields->>'stock_before_off')::int ELSE products.stock_before_off END,
  low_stock_threshold =
    coalesce((source.fields->>'low_stock_threshold')::int, products.low_stock_threshold),
  image_url = CASE WHEN source.fields ? 'image_url'
    THEN source.fields->>'image_url' ELSE products.image_url END,
  is_active = coalesce((source.fields->>'is_active')::boolean, products.is_active)`;
