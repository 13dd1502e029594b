import { z } from "zod";
import { maxLines } from "./cart.ts";
import { customerKeySchema } from "./customer-schema.ts";
import { quantitySchema } from "./order-schema.ts";
import { cursorSchema, limitSchema } from "./paging-schema.ts";
import {
  maxDeliveryDays,
  maxQuotePhotos,
  quoteDecliners,
  quoteStatuses,
  quoteTextLimits as limits,
} from "./quote.ts";
import { idSchema, requiredText, text } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

const isUnique = (ids: readonly (string | undefined)[]): boolean => {
  const known = ids.filter((id) => id !== undefined);
  return new Set(known).size === known.length;
};

const meaning = {
  name: "Full name of the customer",
  phone: "Phone number to call back",
  email: "E-mail address for the answer, or empty",
  company_name: "Company that asks, or empty",
  nipt: "Tax number of the company, or empty",
  note: "Note of the customer, may be empty",
  is_urgent: "Whether a machine is down until the parts arrive",
  line_text: "Part as the customer wrote it",
  line_note: "Note of the customer about this part, may be empty",
  days: "Days until delivery, or null if none are stated",
  answer_note: "Note of the staff about this part, may be empty",
  staff_note: "Note of the staff, may be empty",
  valid_until: "Last day of the prices, in Tirana",
  version: "Number of the answer; 0 before the first, and each new answer adds 1",
  token: "`link_token` of the quote",
} as const;

const email = text(limits.email)
  .pipe(z.union([z.literal(""), z.email()]))
  .describe(meaning.email);

/** A quote as a client requests it: contact, parts and quantities. Never a price. */
export const newQuoteSchema = z
  .strictObject({
    key: idSchema.describe("Made by the client when the form opens; photos are uploaded with it"),
    name: requiredText(limits.name).describe(meaning.name),
    phone: requiredText(limits.phone).describe(meaning.phone),
    email: email.default(""),
    company_name: text(limits.companyName).describe(meaning.company_name).default(""),
    nipt: text(limits.nipt).describe(meaning.nipt).default(""),
    note: text(limits.note).describe(meaning.note).default(""),
    is_urgent: z.boolean().describe(meaning.is_urgent).default(false),
    lines: z
      .array(
        z
          .strictObject({
            text: requiredText(limits.lineText).describe(meaning.line_text),
            product_id: idSchema
              .optional()
              .describe("The product, if the shop has it; one that it doesn't show is ignored"),
            quantity: quantitySchema,
            note: text(limits.lineNote).describe(meaning.line_note).default(""),
          })
          .meta({ id: "NewQuoteLine", description: "A part that is asked for" }),
      )
      .min(1)
      .max(maxLines)
      .refine(
        (lines) => isUnique(lines.map((line) => line.product_id)),
        "must name each product once",
      )
      .describe("What is asked for, each product once"),
    photos: z
      .array(idSchema)
      .max(maxQuotePhotos)
      .refine(isUnique, "must name each photo once")
      .describe("Ids of photos that were uploaded with the same key")
      .default([]),
    website: text(200).default("").describe("Leave it empty: only programs fill it in"),
  })
  .meta({
    id: "NewQuote",
    description: "What a client sends to ask for a quote: contact, parts and pieces, never a price",
  });

/** An answer of the staff. The server computes the total. */
export const quoteAnswerSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(0).describe("The `version` that this answer replaces"),
  lines: z
    .array(
      z
        .strictObject({
          id: idSchema.describe("Id of the line"),
          unit_price: z
            .number()
            .min(0.01)
            .max(9_999_999_999.99)
            .refine((price) => Math.round(price * 100) / 100 === price, "must have two decimals")
            .nullable()
            .describe("Unit price in EUR; null if the part can't be delivered"),
          days: z.int().min(0).max(maxDeliveryDays).nullable().describe(meaning.days),
          note: text(limits.lineNote).describe(meaning.answer_note).default(""),
        })
        .meta({ id: "QuoteLineAnswer", description: "The answer to one line" }),
    )
    .min(1)
    .max(maxLines)
    .describe("Every line of the quote, at least one with a price"),
  valid_until: z.iso.date().describe(`${meaning.valid_until}; today or later, within a year`),
  note: text(limits.note).describe(meaning.staff_note).default(""),
});

const quoteLineSchema = z
  .object({
    id: idSchema.describe("Id of the line"),
    text: z.string().describe(meaning.line_text),
    product_id: idSchema.nullable().describe("The product, or null for a text alone"),
    product_name: z.string().nullable().describe("The product's name when the quote was sent"),
    quantity: z.int().describe("Pieces"),
    note: z.string().describe(meaning.line_note),
    is_available: z
      .boolean()
      .nullable()
      .describe("Whether it can be delivered; null if unanswered"),
    unit_price_eur: z.number().nullable().describe("Unit price in EUR; null without a price"),
    line_total_eur: z.number().nullable().describe("Price of all pieces in EUR, or null"),
    days: z.int().nullable().describe(meaning.days),
    answer_note: z.string().describe(meaning.answer_note),
  })
  .meta({ id: "QuoteLine", description: "A part that was asked for, with its answer" });

const quoteHead = {
  id: idSchema,
  number: z.string().describe("First 8 characters of the id, which people see and say"),
  status: z.enum(quoteStatuses).describe("'expired' is an answered quote after its last day"),
  name: z.string().describe(meaning.name),
  phone: z.string().describe(meaning.phone),
  company_name: z.string().describe(meaning.company_name),
  is_urgent: z.boolean().describe(meaning.is_urgent),
  total: z.number().nullable().describe("Total in EUR of the parts that can be delivered, or null"),
  total_all: z.number().nullable().describe("The total in lek at the configured rate, or null"),
  valid_until: z.iso.date().nullable().describe(`${meaning.valid_until}; null if unanswered`),
  version: z.int().describe(meaning.version),
  order_id: idSchema.nullable().describe("Id of the order that it became, or null"),
  created_at: z.iso.datetime().describe("When it was sent"),
  answered_at: z.iso.datetime().nullable().describe("When it was answered last, or null"),
};

/** A quote in the staff's list. */
export const quoteSummarySchema = z
  .object({
    ...quoteHead,
    line_count: z.int().describe("Number of lines"),
    photo_count: z.int().describe("Number of photos"),
  })
  .meta({ id: "QuoteSummary", description: "A quote in a list" });

export const quoteSchema = z
  .object({
    ...quoteHead,
    email: z.string().describe(meaning.email),
    nipt: z.string().describe(meaning.nipt),
    note: z.string().describe(meaning.note),
    lines: z.array(quoteLineSchema).describe("What is asked for, with the answer per line"),
    photos: z
      .array(
        z
          .object({ id: idSchema.describe("Id of the photo") })
          .meta({ id: "QuotePhoto", description: "A photo of a quote" }),
      )
      .describe("Photos; only the staff and the private link read them"),
    staff_note: z.string().describe(meaning.staff_note),
    declined_by: z.enum(quoteDecliners).nullable().describe("Who declined it, or null"),
    link: z.string().describe("Path of the page that shows it without signing in; a secret"),
  })
  .meta({
    id: "Quote",
    description: "A quote. Amounts are in EUR, `total_all` is lek at the configured rate",
  });

/** A quote as returned to the customer, with the private links. */
export const followedQuoteSchema = quoteSchema
  .extend({
    link_token: z.string().describe("Opens this quote without signing in: POST /quotes/follow"),
    order_link_token: z
      .string()
      .nullable()
      .describe("`link_token` of the order that it became, for /account#order={token}, or null"),
  })
  .meta({
    id: "FollowedQuote",
    description: "A quote as its customer gets it, with the private links",
  });

export const quoteTokenSchema = z.string().max(200).describe(meaning.token);

export const acceptedQuoteSchema = z.strictObject({
  token: quoteTokenSchema,
  version: z.int().min(1).describe("The `version` of the answer that is accepted"),
});

export const quoteQuerySchema = z.strictObject({
  status: z.enum(quoteStatuses).optional().describe("Only quotes with this status"),
  search: text(100).optional().describe("Part of id, name, company, phone, e-mail or a line"),
  day: z.iso
    .date()
    .optional()
    .describe("Quotes sent on that day in Tirana; with `until` from that day on"),
  until: z.iso.date().optional().describe("With `day`: quotes up to and including that day"),
  customer: customerKeySchema.optional().describe("Only quotes of this customer"),
  limit: limitSchema(100, 50),
  cursor: cursorSchema.optional(),
});

/** Includes the hidden field (honeypot), which people leave empty and bots fill in. */
export type SentQuote = z.output<typeof newQuoteSchema>;

/** A quote in the API's format. Amounts are EUR, `total_all` is lek at the configured rate. */
export type Quote = z.output<typeof quoteSchema>;

export type QuoteLine = z.output<typeof quoteLineSchema>;

export type QuoteSummary = z.output<typeof quoteSummarySchema>;

/** A quote as its private link shows it. */
export type FollowedQuote = z.output<typeof followedQuoteSchema>;

export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;

export type QuoteQuery = z.output<typeof quoteQuerySchema>;
