import { z } from "zod";
import { normaliseEmail } from "./account.ts";
import { maxLineQuantity, maxLines } from "./cart.ts";
import { customerKeySchema } from "./customer-schema.ts";
import { orderLanguages } from "./describe-terms.ts";
import { shownStatuses, storedStatuses } from "./order-status.ts";
import { paymentWays } from "./order-terms.ts";
import { orderFieldLimits } from "./order.ts";
import { cursorSchema, limitSchema } from "./paging-schema.ts";
import { idSchema, requiredText, text } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

export const quantitySchema = z.int().min(1).max(maxLineQuantity).describe("Pieces");

export const wantedLines = z
  .array(
    z
      .strictObject({ id: idSchema, quantity: quantitySchema })
      .meta({ id: "WantedLine", description: "Pieces of a product" }),
  )
  .max(maxLines)
  .refine(
    (lines) => new Set(lines.map((line) => line.id)).size === lines.length,
    "must name each product once",
  )
  .describe("Products with their pieces, each product once");

const orderMeaning = {
  customer_name: "Full name of the customer",
  phone: "Phone number to call back",
  country: "Country of the delivery, in Albanian as the order form lists it",
  city: "City of the delivery, in Albanian as the order form lists it",
  shipping_method: "The delivery address",
  notes: "Notes of the customer, may be empty",
  email: "E-mail address for the mails about the order, may be empty",
  company_name: "Name of the company that orders, may be empty",
  nipt: "Tax number of the company, as typed, may be empty",
  language: "Language of the order, of its page and of its mails",
} as const;

const orderFields = {
  customer_name: requiredText(orderFieldLimits.name).describe(orderMeaning.customer_name),
  phone: requiredText(orderFieldLimits.phone).describe(orderMeaning.phone),
  country: requiredText(orderFieldLimits.country).describe(orderMeaning.country),
  city: requiredText(orderFieldLimits.city).describe(orderMeaning.city),
  shipping_method: requiredText(orderFieldLimits.address).describe(orderMeaning.shipping_method),
  notes: text(orderFieldLimits.notes).describe(orderMeaning.notes),
  email: text(orderFieldLimits.email)
    .refine((email) => email === "" || normaliseEmail(email) !== undefined, "must be an address")
    .describe(orderMeaning.email),
  company_name: text(orderFieldLimits.company).describe(orderMeaning.company_name),
  nipt: text(orderFieldLimits.nipt).describe(orderMeaning.nipt),
  language: z.enum(orderLanguages).describe(orderMeaning.language),
};

const placedTermsSchema = z
  .object({
    prices_include_vat: z
      .boolean()
      .nullable()
      .describe("Whether the prices include VAT; null if it is agreed on the phone"),
    delivery_days: z
      .object({
        min: z.int().describe("Working days at least"),
        max: z.int().describe("Working days at most"),
      })
      .nullable()
      .describe("How long the delivery takes; null if it is agreed on the phone"),
    payment_ways: z.array(z.enum(paymentWays)).describe("How the customer may pay"),
  })
  .meta({
    id: "PlacedTerms",
    description: "What was said about VAT, delivery and payment at the time of ordering",
  });

export const orderSchema = z
  .object({
    id: idSchema,
    user_id: z.string().nullable().describe("Account that placed it; null for a guest's order"),
    customer_name: z.string().describe(orderMeaning.customer_name),
    phone: z.string().describe(orderMeaning.phone),
    country: z.string().describe(orderMeaning.country),
    city: z.string().describe(orderMeaning.city),
    shipping_method: z.string().describe(orderMeaning.shipping_method),
    notes: z.string().describe(orderMeaning.notes),
    email: z.string().describe(orderMeaning.email),
    company_name: z.string().describe(orderMeaning.company_name),
    nipt: z.string().describe(orderMeaning.nipt),
    language: z.enum(orderLanguages).describe(orderMeaning.language),
    items: z
      .array(
        z
          .object({
            id: idSchema.describe("Id of the product; a quoted part that isn't one has its own"),
            name: z.string().describe("Name of the product at the time of ordering"),
            price: z.number().describe("Unit price in EUR at the time of ordering"),
            quantity: z.int().describe("Pieces"),
            taken: z
              .int()
              .nullable()
              .describe("Pieces that its confirmation took from stock, for admins; null before it"),
          })
          .meta({ id: "OrderLine", description: "An ordered product with its pieces" }),
      )
      .describe("What was ordered; later changes of a product leave it alone"),
    delivery: z
      .number()
      .nullable()
      .describe("Cost of the delivery in EUR; null if it is agreed on the phone"),
    terms: placedTermsSchema.nullable().describe("null for orders placed before terms were kept"),
    total: z.number().describe("Total in EUR, with the delivery if its cost is known"),
    total_all: z.number().describe("The total in lek at the configured rate"),
    status: z.enum(storedStatuses).describe("Status; 'new' is shown as pending"),
    created_at: z.iso.datetime().describe("When it was placed"),
    deleted_at: z.iso
      .datetime()
      .nullable()
      .describe("Only an admin's list of deleted orders has it"),
    deleted_by: z.string().nullable().describe("Name of who deleted it"),
  })
  .meta({
    id: "Order",
    description: "An order. Amounts are in EUR, `total_all` is lek at the configured rate",
  });

/** An order as returned to the client that placed it. */
export const placedOrderSchema = orderSchema
  .extend({
    link_token: z
      .string()
      .describe(
        "Opens this order without signing in: POST /orders/follow, or /account#order={token}",
      ),
  })
  .meta({
    id: "PlacedOrder",
    description: "An order as the client that placed it gets it, with its private link",
  });

/** An order as a client sends it: contact, address, products and quantities. Never a price. */
export const newOrderSchema = z
  .strictObject({
    ...orderFields,
    notes: orderFields.notes.default(""),
    email: orderFields.email.default(""),
    company_name: orderFields.company_name.default(""),
    nipt: orderFields.nipt.default(""),
    language: orderFields.language.default("sq"),
    idempotency_key: idSchema.describe("Made by the client when the form opens"),
    items: wantedLines.min(1),
    website: text(200).default("").describe("Leave it empty: only programs fill it in"),
  })
  .meta({
    id: "NewOrder",
    description:
      "What a client sends to order: contact, address, products and pieces, never a price",
  });

type NewOrder = z.output<typeof newOrderSchema>;

/** An order without the form's hidden field. */
export type OrderRequest = Omit<NewOrder, "website" | OptionalField> &
  Partial<Pick<NewOrder, OptionalField>>;

/** Fields that orders of older clients, also those queued on a device, don't have. */
type OptionalField = "email" | "company_name" | "nipt" | "language";

/** Includes the hidden field (honeypot), which people leave empty and bots fill in. */
export type SentOrder = OrderRequest & Partial<Pick<NewOrder, "website">>;

/** An order in the API's format. Amounts are EUR, `total_all` is lek at the configured rate. */
export type Order = z.output<typeof orderSchema>;

/** The response to a placed order, including its private link. */
export type CreatedOrder = z.output<typeof placedOrderSchema>;

export const orderQuerySchema = z.strictObject({
  scope: z
    .enum(["all", "own", "deleted"])
    .default("all")
    .describe("all: what the caller may see; deleted: of the last 30 days (admin)"),
  search: text(100).optional().describe("Part of id, name, phone, city, address or product"),
  status: z.enum(shownStatuses).optional().describe("Only orders with this status"),
  day: z.iso
    .date()
    .optional()
    .describe("Orders of that day in Tirana; with `until` from that day on"),
  until: z.iso.date().optional().describe("With `day`: orders up to and including that day"),
  customer: customerKeySchema.optional().describe("Only orders of this customer (admin)"),
  limit: limitSchema(100, 50),
  cursor: cursorSchema.optional(),
});

type SentOrderQuery = z.output<typeof orderQuerySchema>;

/** Without a scope: what the caller may see. */
export type OrderQuery = Omit<SentOrderQuery, "scope"> & Partial<Pick<SentOrderQuery, "scope">>;
