import { z } from "zod";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import { historyActions } from "#domain/history.ts";
import { currencies, parseAmount } from "#domain/money.ts";
import { storedStatuses } from "#domain/order-status.ts";
import { orderFieldLimits } from "#domain/order.ts";
import { isAllowedImageUrl, productFieldLimits } from "#domain/product.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { limitSchema, nextCursorSchema, numberCursorSchema } from "./paging.ts";

/** Text from a user: trimmed, without NUL, which PostgreSQL can't store. */
export const text = (maximum: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\0]*$/, "must not contain NUL");

const requiredText = (maximum: number): z.ZodString => text(maximum).min(1);

/** Lower case, as the database returns it, so that an id has only one spelling. */
export const idSchema = z.uuid().toLowerCase().describe("Id, a UUID");

const amountSchema = z
  .number()
  .refine((amount) => parseAmount(amount) !== undefined, "must be 0 or more with two decimals");

const stockCount = z.int().min(0).max(maxStockQuantity);

/** Descriptions of a product's fields, shared by reading and writing. */
const productMeaning = {
  name: "Name, as the shop lists it",
  price: "Price of a piece in the product's own currency, with at most two decimals",
  description: "What the product is, in a few sentences",
  specifications: "Technical data as text, or null",
  currency: "Currency of the price; ALL is the Albanian lek",
  brand: "Name of the brand, may be empty",
  category: "Category that the shop filters by, may be empty",
  stock_quantity: "Pieces in stock",
  low_stock_threshold: "From this many pieces down the stock counts as low",
  image_url: "Picture: a path of this site or an https address, or null",
  is_active: "Whether the shop shows the product",
} as const;

const imageUrl = text(productFieldLimits.imageUrl)
  .refine(isAllowedImageUrl, "must be a path of this site or an https address")
  .nullable();

/** The fields that an admin writes. */
export const productFields = {
  name: requiredText(productFieldLimits.name).describe(productMeaning.name),
  price: amountSchema.describe(productMeaning.price),
  description: text(productFieldLimits.description).describe(productMeaning.description),
  specifications: text(productFieldLimits.specifications)
    .nullable()
    .describe(productMeaning.specifications),
  currency: z.enum(currencies).describe(productMeaning.currency),
  brand: text(productFieldLimits.brand).describe(productMeaning.brand),
  category: text(productFieldLimits.category).describe(productMeaning.category),
  stock_quantity: stockCount.describe(productMeaning.stock_quantity),
  low_stock_threshold: stockCount.describe(productMeaning.low_stock_threshold),
  image_url: imageUrl.describe(productMeaning.image_url),
  is_active: z.boolean().describe(productMeaning.is_active),
};

export const productSchema = z.object({
  id: idSchema,
  name: z.string().describe(productMeaning.name),
  price: z.number().describe(productMeaning.price),
  price_eur: z.number().describe("The price in euro, converted where the currency is another one"),
  currency: z.enum(currencies).describe(productMeaning.currency),
  image_url: z.string().nullable().describe(productMeaning.image_url),
  image: z.string().nullable().describe("Former place of the picture, or null"),
  description: z.string().describe(productMeaning.description),
  specifications: z.string().nullable().describe(productMeaning.specifications),
  brand: z.string().describe(productMeaning.brand),
  category: z.string().describe(productMeaning.category),
  stock_quantity: z.int().describe(productMeaning.stock_quantity),
  low_stock_threshold: z.int().describe(productMeaning.low_stock_threshold),
  stock: z.enum(["inStock", "outOfStock"]).describe("Whether any piece is in stock"),
  is_active: z.boolean().describe(productMeaning.is_active),
  created_at: z.iso.datetime().describe("When the product was added"),
  updated_at: z.iso.datetime().describe("When it was last changed"),
});

/** A product as the dashboard lists it. */
export const adminProductSchema = productSchema.extend({
  deleted_at: z.iso.datetime().nullable().describe("When it was deleted, or null"),
  deleted_by: z.string().nullable().describe("Name of who deleted it"),
});

export const quantitySchema = z.int().min(1).max(maxLineQuantity).describe("Pieces");

export const wantedLines = z
  .array(z.strictObject({ id: idSchema, quantity: quantitySchema }))
  .max(maxLines)
  .refine(
    (lines) => new Set(lines.map((line) => line.id)).size === lines.length,
    "must name each product once",
  )
  .describe("Products with their pieces, each product once");

export const cartSchema = z.object({
  items: z
    .array(
      z.object({
        id: idSchema.describe("Id of the line"),
        product_id: idSchema.describe("Id of the product"),
        quantity: z.int().describe("Pieces"),
        product: productSchema
          .pick({
            id: true,
            name: true,
            price: true,
            price_eur: true,
            currency: true,
            category: true,
            image_url: true,
            description: true,
            stock_quantity: true,
          })
          .describe("The product as it is now"),
      }),
    )
    .describe("Lines of the cart"),
  dropped: z
    .array(z.string())
    .describe(
      "Names of products that left the cart because they are no longer sold; lines of a merge that aren't sold are left out without a name",
    ),
});

const orderMeaning = {
  customer_name: "Full name of the customer",
  phone: "Phone number to call back",
  country: "Country of the delivery",
  city: "City of the delivery",
  shipping_method: "The delivery address",
  notes: "Notes of the customer, may be empty",
} as const;

export const orderFields = {
  customer_name: requiredText(orderFieldLimits.name).describe(orderMeaning.customer_name),
  phone: requiredText(orderFieldLimits.phone).describe(orderMeaning.phone),
  country: requiredText(orderFieldLimits.country).describe(orderMeaning.country),
  city: requiredText(orderFieldLimits.city).describe(orderMeaning.city),
  shipping_method: requiredText(orderFieldLimits.address).describe(orderMeaning.shipping_method),
  notes: text(orderFieldLimits.notes).describe(orderMeaning.notes),
};

export const orderSchema = z.object({
  id: idSchema,
  user_id: z.string().nullable().describe("Account that placed it; null for a guest's order"),
  customer_name: z.string().describe(orderMeaning.customer_name),
  phone: z.string().describe(orderMeaning.phone),
  country: z.string().describe(orderMeaning.country),
  city: z.string().describe(orderMeaning.city),
  shipping_method: z.string().describe(orderMeaning.shipping_method),
  notes: z.string().describe(orderMeaning.notes),
  items: z
    .array(
      z.object({
        id: idSchema.describe("Id of the product"),
        name: z.string().describe("Name of the product at the time of ordering"),
        price: z.number().describe("Unit price in EUR at the time of ordering"),
        quantity: z.int().describe("Pieces"),
      }),
    )
    .describe("What was ordered; later changes of a product leave it alone"),
  total: z.number().describe("Total in EUR"),
  total_all: z.number().describe("The total in lek at the configured rate"),
  status: z.enum(storedStatuses).describe("Status; 'new' is shown as pending"),
  created_at: z.iso.datetime().describe("When it was placed"),
  deleted_at: z.iso.datetime().nullable().describe("Only an admin's list of deleted orders has it"),
  deleted_by: z.string().nullable().describe("Name of who deleted it"),
});

/** An order as returned to the client that placed it. */
export const placedOrderSchema = orderSchema.extend({
  link_token: z
    .string()
    .describe(
      "Opens this order without signing in: POST /orders/follow, or /account#order={token}",
    ),
});

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Changes that admins made to a product or an order, newest first. */
export const historySchema = z.object({
  items: z
    .array(
      z.object({
        id: z.int().describe("Number of the entry"),
        action: z.enum(historyActions).describe("What was done"),
        changes: z
          .record(z.string(), z.tuple([fieldValue, fieldValue]))
          .describe("Field: [before, after]"),
        cause: z
          .object({
            order: idSchema.optional().describe("Id of the order that moved the stock"),
            import: idSchema.optional().describe("Id of the import that wrote the product"),
          })
          .nullable()
          .describe("What made it happen, where it wasn't the person directly"),
        actor_name: z.string().describe("Name of who did it"),
        at: z.iso.datetime().describe("When it was done"),
      }),
    )
    .describe("Entries of the history"),
  next_cursor: nextCursorSchema,
});

export const historyInput = z.strictObject({
  id: idSchema,
  limit: limitSchema(100, 20),
  cursor: numberCursorSchema(15).optional(),
});

export const changeSchema = z.object({
  seq: z.int().describe("Grows with time; repeated after a resume, so remember the last ones"),
  kind: z
    .enum(["created", "updated", "deleted", "many"])
    .describe("many: more than are named one by one, as an import changes; id is one of them"),
  id: idSchema,
});
