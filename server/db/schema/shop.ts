import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DimensionField } from "#domain/product-fields.ts";
import { productSeals } from "#domain/seals.ts";
import { users } from "./auth.ts";
import { amount, dimension, moment } from "./columns.ts";

/** Brands of the admin forms in addition to the built-in ones. */
export const brands = pgTable("brands", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull().unique(),
});

/** The dimensions by which the shop's list is filtered. */
const dimensionColumns = {
  boreMm: dimension("bore_mm"),
  outsideDiameterMm: dimension("outside_diameter_mm"),
  widthMm: dimension("width_mm"),
  lengthMm: dimension("length_mm"),
  seals: text("seals", { enum: productSeals }),
  section: text("section"),
};

/**
 * Products. A trigger sets `price_eur` from `price`, `currency` and `exchange_rates`; `stock` is
 * generated from `stock_quantity`; triggers also maintain `product_search`. fillfactor 85 keeps stock
 * updates on the same page.
 */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    price: amount("price").notNull(),
    priceEur: amount("price_eur").notNull().default("0"),
    currency: text("currency", { enum: ["EUR", "USD", "ALL"] })
      .notNull()
      .default("EUR"),
    imageUrl: text("image_url"),
    image: text("image"),
    description: text("description").notNull().default(""),
    specifications: text("specifications"),
    brand: text("brand").notNull().default(""),
    category: text("category").notNull().default(""),
    stockQuantity: integer("stock_quantity").notNull().default(10),
    /** The count that the panel's switch restores; null if no earlier count is saved. */
    stockBeforeOff: integer("stock_before_off"),
    lowStockThreshold: integer("low_stock_threshold").notNull().default(5),
    stock: text("stock", { enum: ["inStock", "outOfStock"] })
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN stock_quantity > 0 THEN 'inStock' ELSE 'outOfStock' END`),
    isActive: boolean("is_active").notNull().default(true),
    ...dimensionColumns,
    /** The fields above that staff wrote or cleared; the others are read from the name. */
    statedDimensions: jsonb("stated_dimensions")
      .$type<readonly DimensionField[]>()
      .notNull()
      .default([]),
    /** Name, category and brand that they were last read from; any other text means that they are due. */
    dimensionsReadFrom: text("dimensions_read_from"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
    deletedBy: text("deleted_by"),
  },
  (table) => [
    index("products_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL`),
    index("products_hidden")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL AND NOT is_active`),
    index("products_deleted")
      .on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at IS NOT NULL`),
    index("products_unread_dimensions")
      .on(table.id)
      .where(
        sql`dimensions_read_from IS DISTINCT FROM name || chr(10) || category || chr(10) || brand`,
      ),
    check("products_bore_mm", sql`${table.boreMm} > 0`),
    check("products_outside_diameter_mm", sql`${table.outsideDiameterMm} > 0`),
    check("products_width_mm", sql`${table.widthMm} > 0`),
    check("products_length_mm", sql`${table.lengthMm} > 0`),
    check("products_price", sql`${table.price} >= 0`),
    check("products_price_eur", sql`${table.priceEur} >= 0`),
    check("products_currency", sql`${table.currency} IN ('EUR', 'USD', 'ALL')`),
    check("products_stock_quantity", sql`${table.stockQuantity} >= 0`),
    check("products_low_stock_threshold", sql`${table.lowStockThreshold} >= 0`),
  ],
);

/** A signed-in user's cart. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("cart_items_user_product").on(table.userId, table.productId),
    index("cart_items_product_id").on(table.productId),
    check("cart_items_quantity", sql`${table.quantity} BETWEEN 1 AND 9999`),
  ],
);

/**
 * Idempotency keys of additions to a cart and of merges of guest carts, so that a repeated one adds
 * nothing. The table was named when only merges had a key.
 */
export const cartRequests = pgTable(
  "cart_merges",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] })],
);

/** Admins. Only a row here grants admin rights. */
export const adminUsers = pgTable("admin_users", {
  id: uuid("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  name: text("name").notNull(),
  role: text("role", { enum: ["admin"] })
    .notNull()
    .default("admin"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** Units of a currency for one euro, written from the configuration at start. */
export const exchangeRates = pgTable("exchange_rates", {
  currency: text("currency").primaryKey(),
  perEur: numeric("per_eur", { precision: 16, scale: 6 }).notNull(),
});

/** The narrow table behind the shop's list; contains only visible products. */
export const productSearch = pgTable("product_search", {
  id: uuid("id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  category: text("category").notNull(),
  brand: text("brand").notNull(),
  name: text("name").notNull(),
  priceEur: amount("price_eur").notNull(),
  createdAt: moment("created_at").notNull(),
  /** name and description, lower case, without diacritics. */
  searchText: text("search_text").notNull(),
  ...dimensionColumns,
});

/** Visible products per category and brand, updated in the product's own transaction. */
export const productCounts = pgTable(
  "product_counts",
  {
    category: text("category").notNull(),
    brand: text("brand").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.brand] })],
);

/** Visible products per category, brand and dimensions, of those that have one; triggers of `product_search` count. */
export const productDimensionCounts = pgTable(
  "product_dimension_counts",
  {
    category: text("category").notNull(),
    brand: text("brand").notNull(),
    ...dimensionColumns,
    count: integer("count").notNull(),
  },
  ({ category, brand, boreMm, outsideDiameterMm, widthMm, lengthMm, seals, section }) => [
    unique("product_dimension_counts_key")
      .on(category, brand, boreMm, outsideDiameterMm, widthMm, lengthMm, seals, section)
      .nullsNotDistinct(),
  ],
);

/**
 * Products that aren't deleted, by what staff filter by, as differences: triggers add a row for each change and
 * lock none, and a timed job adds them up. The number is the sum.
 */
export const productFigures = pgTable(
  "product_figures",
  {
    category: text("category").notNull(),
    brand: text("brand").notNull(),
    isActive: boolean("is_active").notNull(),
    isLow: boolean("is_low").notNull(),
    isOut: boolean("is_out").notNull(),
    products: bigint("products", { mode: "number" }).notNull(),
  },
  (table) => [index("product_figures_category").on(table.category)],
);

/**
 * The stock of each product that isn't deleted, beside it: an index of the stock in `products` would
 * write each of its indexes again at every change of stock.
 */
export const productLevels = pgTable(
  "product_levels",
  {
    productId: uuid("product_id").primaryKey(),
    stockQuantity: integer("stock_quantity").notNull(),
    /** At or below the product's threshold. */
    isLow: boolean("is_low").notNull(),
  },
  (table) => [
    index("product_levels_stock").on(table.stockQuantity, table.productId),
    index("product_levels_low")
      .on(table.stockQuantity, table.productId)
      .where(sql`is_low`),
  ],
);
