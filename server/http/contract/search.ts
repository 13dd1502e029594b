import { oc } from "@orpc/contract";
import { z } from "zod";
import { maxListCodeLength, maxListLines } from "#catalogue/part-list/part-list.ts";
import { productSchema } from "#domain/product-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { bearingFields, designationSchema } from "./designation-schema.ts";
import { withErrors } from "./errors.ts";
import { hitFields } from "./search-hit.ts";

const tags = ["search"];

/** Longer texts are rejected; only the first 200 characters are read. */
const maxQueryLength = 10_000;
const maxCodeLength = 200;

const texts = z.array(z.string());

const lengthLine = z
  .enum(["Li", "Ld", "La", "Lp"])
  .meta({ id: "LengthLine", description: "Inside, datum, outside or pitch length" });

const understoodSchema = z
  .object({
    kind: z
      .enum(["code", "bearing", "belt", "seal", "dimensions", "words", "nothing"])
      .describe("What the text was read as"),
    code: z.string().nullable().describe("The read code in one spelling"),
    ...bearingFields,
    contact_angle_deg: z.number().nullable().describe("Contact angle that the code states"),
    section: z.string().nullable().describe("Section or profile of a belt: SPZ, HTD-8M"),
    length_mm: z
      .number()
      .nullable()
      .describe("Length of a belt on the line of its code, or as measured"),
    length_line: lengthLine.nullable().describe("Null if the code doesn't state it"),
    dimensions: z
      .object({
        bore_mm: z.number().nullable().describe("Bore or shaft"),
        outside_diameter_mm: z.number().nullable().describe("Outside diameter or housing"),
        width_mm: z.number().nullable().describe("Width"),
        tolerance_mm: z.number().describe("By this at most a dimension of a part may differ"),
        inch_bore: z.string().nullable().describe("The bore in inches: 1 1/4"),
      })
      .nullable()
      .describe("Dimensions, the likeliest of the ways to read them"),
    is_listed: z
      .boolean()
      .nullable()
      .describe("Whether the catalogue lists the read code; false if no part has the read size"),
    makers: texts.describe("Makers that the text names"),
    words: texts.describe("Words that were searched for, as typed"),
    unread: texts.describe("What wasn't understood, as typed"),
  })
  .meta({
    id: "UnderstoodSearch",
    description: "What the text was understood as; null is what it doesn't state",
  });

export const searchContract = {
  find: oc
    .route({
      method: "GET",
      path: "/search",
      tags,
      summary: "Find parts and products by code, dimensions or words",
      description:
        "Reads codes of bearings, belts and seals, dimensions and words in English and Albanian, and says how it understood them and why it found each hit.",
    })
    .input(
      z.strictObject({
        q: z
          .string()
          .max(maxQueryLength)
          .describe("Anything that a part says: 6205 2RS, 24.9x51.8x15, A 42, kushineta"),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(50)
          .default(20)
          .describe("Most parts, and most products"),
      }),
    )
    .output(
      z
        .object({
          understood: understoodSchema,
          parts: z
            .array(
              z
                .object({
                  id: z.string().describe("Id of the entry"),
                  code: z
                    .string()
                    .nullable()
                    .describe("Code as printed; null for families and brands"),
                  name: z.string().describe("Name"),
                  maker: z.string().nullable().describe("Maker, or null"),
                  kind: z
                    .enum([
                      "bearing",
                      "unit",
                      "insert",
                      "series",
                      "belt",
                      "seal",
                      "component",
                      "family",
                      "brand",
                    ])
                    .describe("What it is"),
                  dimensions: z
                    .object({
                      bore_mm: z.number().nullable().describe("Bore or shaft, or null"),
                      outside_diameter_mm: z
                        .number()
                        .nullable()
                        .describe("Outside diameter, or null"),
                      width_mm: z.number().nullable().describe("Width, or null"),
                    })
                    .describe("Boundary dimensions"),
                  belt: z
                    .object({
                      section: z.string().describe("Section or profile"),
                      length_mm: z.number().nullable().describe("Length, or null"),
                      length_line: lengthLine.nullable().describe("Null if it isn't known"),
                    })
                    .nullable()
                    .describe("Section and length of a belt, or null"),
                  href: z.string().describe("Path of its page"),
                  address: z.string().describe("The same as href"),
                  ...hitFields,
                })
                .meta({
                  id: "PartHit",
                  description: "A part, family or brand of the catalogue that was found",
                }),
            )
            .describe("Parts, families and brands of the catalogue, best first"),
          products: z
            .array(
              z
                .object({
                  ...productSchema.pick({ id: true, name: true, price: true }).shape,
                  slug: z.string().describe("Last part of the address of its page"),
                  stock: z.number().int().describe("Pieces in stock"),
                  product: productSchema,
                  ...hitFields,
                })
                .meta({ id: "ProductHit", description: "A product that was found" }),
            )
            .describe("Visible products of the shop, best first"),
        })
        .meta({ id: "SearchResults", description: "What was understood and found" }),
    )
    .errors(withErrors("invalid_input", "rate_limited")),
  list: oc
    .route({
      method: "POST",
      path: "/search/list",
      tags,
      summary: "Find the products for a list of codes",
      description:
        "For a pasted list: the products that can be offered for each line. Products found for several lines are sent once.",
    })
    .input(
      z.strictObject({
        codes: z
          .array(z.string().min(1).max(maxListCodeLength))
          .min(1)
          .max(maxListLines)
          .describe("Code, size or name of each line"),
      }),
    )
    .output(
      z
        .object({
          lines: z
            .array(
              z
                .object({
                  hits: z
                    .array(
                      z
                        .object({
                          product_id: idSchema.describe("Id of the product"),
                          ...hitFields,
                        })
                        .meta({
                          id: "ListHit",
                          description: "A product that can be offered for a line",
                        }),
                    )
                    .describe("Products that can be offered for the line, best first"),
                })
                .meta({ id: "FoundLine", description: "What was found for a line" }),
            )
            .describe("One for each code, in their order"),
          products: z.array(productSchema).describe("The products of all lines, each once"),
        })
        .meta({ id: "FoundList", description: "What was found for a list of codes" }),
    )
    .errors(withErrors("invalid_input", "rate_limited")),
  designation: oc
    .route({
      method: "GET",
      path: "/designations/{code}",
      tags,
      summary: "Explain a code token by token",
      description:
        "What each token of a code states, by the system of its maker. What can't be read is named, never guessed.",
    })
    .input(
      z.strictObject({
        code: z
          .string()
          .min(1)
          .max(maxCodeLength)
          .describe("Code of a bearing, belt or seal: 6205-2RS1/C3, SPZ1250, TC 25x47x7"),
      }),
    )
    .output(designationSchema)
    .errors(withErrors("invalid_input", "rate_limited")),
};
