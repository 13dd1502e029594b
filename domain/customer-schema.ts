import { z } from "zod";
import { maxCustomerNoteLength } from "./customer.ts";
import { cursorSchema, limitSchema } from "./paging-schema.ts";
import { idSchema, requiredText, text } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

const key = "(?:account:[\\w-]{1,100}|phone:\\d{6,100})";

export const customerKeySchema = z
  .string()
  .regex(new RegExp(`^${key}$`))
  .describe("'account:' with its id, or 'phone:' with the digits of a guest's number");

/** Also the customer of an order or a quote, so that no page has to know who that is. */
export const customerReferenceSchema = z
  .string()
  .regex(new RegExp(`^(?:${key}|(?:order|quote):[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`))
  .describe("A customer's `key`, or 'order:' or 'quote:' with an id");

const customerHead = {
  key: customerKeySchema,
  name: z.string().describe("Name in the newest order or quote"),
  company_name: z.string().describe("Company in the newest order or quote, or empty"),
  phone: z.string().describe("Phone number in the newest order or quote"),
  orders: z.int().describe("Orders that aren't deleted"),
  quotes: z.int().describe("Quotes"),
  notes: z.int().describe("Notes of the staff"),
  last_at: z.iso.datetime().describe("When the newest order or quote was sent"),
};

/** A customer in a list: an account, or a guest by phone number. */
export const customerSummarySchema = z
  .object(customerHead)
  .meta({ id: "CustomerSummary", description: "Who ordered or asked for a quote" });

export const customerSchema = z
  .object({
    ...customerHead,
    email: z.string().describe("E-mail address in the newest order or quote, or empty"),
    nipt: z.string().describe("Tax number in the newest order or quote, or empty"),
    account: z
      .object({
        name: z.string().describe("Name of the account"),
        email: z.string().describe("E-mail address of the account"),
      })
      .nullable()
      .describe("The account, or null for a guest"),
    total: z.number().describe("Sum of the orders in EUR, without cancelled ones"),
    first_at: z.iso.datetime().describe("When the oldest order or quote was sent"),
    related: z
      .array(customerSummarySchema)
      .describe("Others with the same phone number, which need not be the same person"),
  })
  .meta({ id: "Customer", description: "An account, or a guest by phone number" });

export const customerQuerySchema = z.strictObject({
  search: text(100)
    .optional()
    .describe(
      "Part of a name, company, phone, e-mail, number, or of what was ordered or asked for",
    ),
  limit: limitSchema(100, 50),
  cursor: cursorSchema.optional(),
});

export const customerNoteSchema = z
  .object({
    id: idSchema,
    text: z.string().describe("The note"),
    author_name: z.string().describe("Who wrote it"),
    created_at: z.iso.datetime().describe("When it was written"),
    deleted_at: z.iso.datetime().nullable().describe("When it was deleted, or null"),
    deleted_by: z.string().nullable().describe("Who deleted it, or null"),
  })
  .meta({ id: "CustomerNote", description: "What staff noted about a customer" });

export const newCustomerNoteSchema = z.strictObject({
  key: customerKeySchema,
  id: idSchema.describe("Made by the client; the same id adds one note"),
  text: requiredText(maxCustomerNoteLength).describe("The note"),
});

export type CustomerSummary = z.output<typeof customerSummarySchema>;
export type Customer = z.output<typeof customerSchema>;
export type CustomerQuery = z.output<typeof customerQuerySchema>;
export type CustomerNote = z.output<typeof customerNoteSchema>;
export type NewCustomerNote = z.output<typeof newCustomerNoteSchema>;
