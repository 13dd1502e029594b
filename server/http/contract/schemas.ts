import { z } from "zod";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import { historyActions } from "#domain/history.ts";
import { currencies, parseAmount } from "#domain/money.ts";
import { storedStatuses } from "#domain/order-status.ts";
import { orderFieldLimits } from "#domain/order.ts";
import { isAllowedImageUrl, productFieldLimits } from "#domain/product.ts";
import { maxStockQuantity } from "#domain/stock.ts";

/** Text a person typed: trimmed, without NUL, which PostgreSQL can't keep. */
export const text = (maximum: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\0]*$/, "must not contain NUL");

const requiredText = (maximum: number): z.ZodString => text(maximum).min(1);

/** Lower case, as the database writes it: one id has one spelling from here on. */
export const idSchema = z.uuid().toLowerCase().describe("UUID");

const amountSchema = z
  .number()
  .refine((amount) => parseAmount(amount) !== undefined, "must be 0 or more with two decimals")
  .describe("Major units with at most two decimals");

const stockCount = z.int().min(0).max(maxStockQuantity);

const imageUrl = text(productFieldLimits.imageUrl)
  .refine(isAllowedImageUrl, "must be a path of this site or an https address")
  .nullable();

/** What a product is made of when an admin writes it; unknown keys are refused. */
export const productFields = {
  name: requiredText(productFieldLimits.name),
  price: amountSchema,
  description: text(productFieldLimits.description),
  specifications: text(productFieldLimits.specifications).nullable(),
  currency: z.enum(currencies),
  brand: text(productFieldLimits.brand),
  category: text(productFieldLimits.category),
  stock_quantity: stockCount,
  low_stock_threshold: stockCount,
  image_url: imageUrl,
  is_active: z.boolean(),
};

export const productSchema = z.object({
  id: idSchema,
  name: z.string(),
  price: z.number(),
  price_eur: z.number().describe("The price in euro, converted where the currency is another one"),
  currency: z.enum(currencies),
  image_url: z.string().nullable(),
  image: z.string().nullable(),
  description: z.string(),
  specifications: z.string().nullable(),
  brand: z.string(),
  category: z.string(),
  stock_quantity: z.int(),
  low_stock_threshold: z.int(),
  stock: z.enum(["inStock", "outOfStock"]),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A product as the dashboard lists it. */
export const adminProductSchema = productSchema.extend({
  deleted_at: z.iso.datetime().nullable(),
  deleted_by: z.string().nullable().describe("Name of who deleted it"),
});

export const quantitySchema = z.int().min(1).max(maxLineQuantity);

export const wantedLines = z
  .array(z.strictObject({ id: idSchema, quantity: quantitySchema }))
  .max(maxLines)
  .refine(
    (lines) => new Set(lines.map((line) => line.id)).size === lines.length,
    "must name each product once",
  );

export const cartSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      product_id: idSchema,
      quantity: z.int(),
      product: productSchema.pick({
        id: true,
        name: true,
        price: true,
        price_eur: true,
        currency: true,
        category: true,
        image_url: true,
        description: true,
        stock_quantity: true,
      }),
    }),
  ),
  dropped: z
    .array(z.string())
    .describe(
      "Names of products that left the cart because they are no longer sold; lines of a merge that aren't sold are left out without a name",
    ),
});

export const orderFields = {
  customer_name: requiredText(orderFieldLimits.name),
  phone: requiredText(orderFieldLimits.phone),
  country: requiredText(orderFieldLimits.country),
  city: requiredText(orderFieldLimits.city),
  shipping_method: requiredText(orderFieldLimits.address).describe("The delivery address"),
  notes: text(orderFieldLimits.notes),
};

export const orderSchema = z.object({
  id: idSchema,
  user_id: z.string().nullable(),
  customer_name: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  shipping_method: z.string(),
  notes: z.string(),
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      price: z.number().describe("Unit price in EUR at the time of ordering"),
      quantity: z.int(),
    }),
  ),
  total: z.number().describe("EUR"),
  total_all: z.number().describe("The total in lek at the configured rate"),
  status: z.enum(storedStatuses),
  created_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable().describe("Only an admin's list of deleted orders has it"),
  deleted_by: z.string().nullable().describe("Name of who deleted it"),
});

/** An order as it is answered to whoever placed it. */
export const placedOrderSchema = orderSchema.extend({
  link_token: z
    .string()
    .describe(
      "Opens this order without signing in: POST /orders/follow, or /account#order={token}",
    ),
});

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What staff did to a product or an order, newest first. */
export const historySchema = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      action: z.enum(historyActions),
      changes: z
        .record(z.string(), z.tuple([fieldValue, fieldValue]))
        .describe("Field: [before, after]"),
      cause: z
        .object({ order: idSchema.optional(), import: idSchema.optional() })
        .nullable()
        .describe("What made it happen, where it wasn't the person directly"),
      actor_name: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  next_cursor: z.string().nullable(),
});

export const historyInput = z.strictObject({
  id: idSchema,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

export const cursorSchema = z
  .string()
  .max(1_000)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe("The `next_cursor` of the page before");

export const changeSchema = z.object({
  seq: z.int().describe("Grows with time; repeated after a resume, so remember the last ones"),
  kind: z
    .enum(["created", "updated", "deleted", "many"])
    .describe("many: more than are named one by one, as an import changes; id is one of them"),
  id: idSchema,
});
