import { z } from "zod";
import { quoteSchema } from "./quote-schema.ts";
import { idSchema } from "./value-schema.ts";

// The browser may import only types of this file: zod adds 22 kB to a chunk.

const quotedProductSchema = z
  .object({
    id: idSchema,
    price_eur: z.number().describe("The shop's present price of a piece, in EUR"),
    stock_quantity: z.int().describe("Pieces in stock, whatever visitors see of it"),
    is_active: z.boolean().describe("Whether the shop shows the product"),
    deleted_at: z.iso.datetime().nullable().describe("When it was deleted, or null"),
  })
  .meta({ id: "QuotedProduct", description: "The present state of a product that a quote names" });

/** A quote as staff read it. Stock and hidden products are no customer's business, so only they get them. */
export const staffQuoteSchema = quoteSchema
  .extend({
    products: z
      .array(quotedProductSchema)
      // A process of an older version doesn't send them.
      .optional()
      .describe("The products of its lines; one that isn't in the database any more is left out"),
  })
  .meta({
    id: "StaffQuote",
    description: "A quote with the products of its lines as they are now",
  });

/** A quote as staff read it. */
export type StaffQuote = z.output<typeof staffQuoteSchema>;

export type QuotedProduct = z.output<typeof quotedProductSchema>;
