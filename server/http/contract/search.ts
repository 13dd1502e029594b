import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  interchangeReasons,
  interchangeVerdicts,
} from "#catalogue/engineering/codes/interchange.ts";
import { productSchema } from "#domain/product-schema.ts";
import { withErrors } from "./errors.ts";

const tags = ["search"];

/** Longer texts are rejected; only the first 200 characters are read. */
const maxQueryLength = 10_000;
const maxCodeLength = 200;

const sizeInMm = z
  .object({
    bore: z.number().exactOptional().describe("Bore; the shaft of a seal"),
    outside: z.number().exactOptional().describe("Outside diameter; the housing of a seal"),
    width: z.number().exactOptional().describe("Width"),
  })
  .describe("Dimensions in mm; those that aren't known are absent");

function toKind<Kind extends string>(kind: Kind): z.ZodLiteral<Kind> {
  return z.literal(kind).describe("Kind of the reason");
}

/** The engine's reason as it is, so that the browser says it in the language of the page. */
const reasonSchema = z.discriminatedUnion("kind", [
  z.object({ kind: toKind("code") }),
  z.object({
    kind: toKind("comparison"),
    comparison: z
      .object({
        interchange: z.enum(interchangeVerdicts).describe("Whether it can replace the asked part"),
        reasons: z.array(z.enum(interchangeReasons)).describe("Decisive ones first"),
      })
      .describe("The asked code compared with this one"),
  }),
  z.object({ kind: toKind("beginning") }),
  z.object({ kind: toKind("dimensions"), asked: sizeInMm, found: sizeInMm }),
  z.object({ kind: toKind("other width"), asked: sizeInMm, found: sizeInMm }),
  z.object({
    kind: toKind("series"),
    number: z.string().describe("The asked number, which no list holds"),
    dimensions: sizeInMm.exactOptional(),
  }),
  z.object({ kind: toKind("insert"), insert: z.string().describe("Number of the insert") }),
  z.object({
    kind: toKind("belt by rule"),
    code: z.string().describe("The asked code, which no list holds"),
    section: z.string().describe("Its section or profile"),
  }),
  z.object({
    kind: toKind("belt length"),
    askedMm: z.number().describe("Asked length in mm"),
    foundMm: z.number().describe("Length in mm"),
  }),
  z.object({ kind: toKind("accessory"), code: z.string().describe("Code of the accessory") }),
  z.object({
    kind: toKind("words"),
    words: z.array(z.string()).describe("Words that were searched for"),
  }),
]);

const hitFields = {
  match: z
    .enum(["exact", "near", "interchange"])
    .describe(
      "exact: what was asked for; interchange: can replace it once the reason is checked; near: another size, or not interchangeable",
    ),
  is_other_maker: z.boolean().describe("Whether the text names another maker"),
  reason: reasonSchema.describe("Why it was found"),
};

const texts = z.array(z.string());

const understoodSchema = z
  .object({
    kind: z
      .enum(["code", "bearing", "belt", "seal", "dimensions", "words", "nothing"])
      .describe("What the text was read as"),
    code: z.string().exactOptional().describe("The read code in one spelling"),
    basic_number: z.string().exactOptional().describe("Series and bore code of a bearing: 6205"),
    seals: z
      .string()
      .exactOptional()
      .describe("Closure of a bearing; absent unless the code states it or is read in full"),
    clearance: z
      .string()
      .exactOptional()
      .describe("Clearance class; absent unless the code states it or is read in full"),
    cage: z.string().exactOptional().describe("Cage that the code states"),
    bore_form: z
      .string()
      .exactOptional()
      .describe("cylindrical, 1:12 or 1:30; absent unless stated or read in full"),
    contact_angle_deg: z.number().exactOptional().describe("Contact angle that the code states"),
    section: z.string().exactOptional().describe("Section or profile of a belt: SPZ, HTD-8M"),
    length_mm: z.number().exactOptional().describe("Length of a belt on the line of its code"),
    dimensions: z
      .object({
        bore_mm: z.number().exactOptional().describe("Bore or shaft"),
        outside_diameter_mm: z.number().exactOptional().describe("Outside diameter or housing"),
        width_mm: z.number().exactOptional().describe("Width"),
        tolerance_mm: z.number().describe("By this at most a dimension of a part may differ"),
        inch_bore: z.string().exactOptional().describe("The bore in inches: 1 1/4"),
      })
      .exactOptional()
      .describe("Dimensions, the likeliest of the ways to read them"),
    is_listed: z.boolean().exactOptional().describe("Whether the catalogue lists the read code"),
    makers: texts.describe("Makers that the text names"),
    words: texts.describe("Words that were searched for, as typed"),
    unread: texts.describe("What wasn't understood, as typed"),
  })
  .describe("What the text was understood as");

export const searchContract = {
  find: oc
    .route({
      method: "GET",
      path: "/search",
      tags,
      summary: "Find parts and products by code, dimensions or words",
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
      z.object({
        understood: understoodSchema,
        parts: z
          .array(
            z.object({
              id: z.string().describe("Id of the entry"),
              code: z.string().nullable().describe("Code as printed; null for families and brands"),
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
                  outside_diameter_mm: z.number().nullable().describe("Outside diameter, or null"),
                  width_mm: z.number().nullable().describe("Width, or null"),
                })
                .describe("Boundary dimensions"),
              href: z.string().describe("Path of its page"),
              ...hitFields,
            }),
          )
          .describe("Parts, families and brands of the catalogue, best first"),
        products: z
          .array(z.object({ product: productSchema.describe("The product"), ...hitFields }))
          .describe("Visible products of the shop, best first"),
      }),
    )
    .errors(withErrors("invalid_input", "rate_limited")),
  designation: oc
    .route({
      method: "GET",
      path: "/designations/{code}",
      tags,
      summary: "Explain a code token by token",
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
    .output(
      z.object({
        code: z.string().describe("The code in its normal form, without the maker's name"),
        part: z.enum(["bearing", "belt", "seal"]).nullable().describe("What it names, or null"),
        maker_system: z
          .string()
          .nullable()
          .describe("Maker whose meanings are used; null if the code names none"),
        tokens: z
          .array(
            z.object({
              text: z.string().describe("The token"),
              kind: z.string().describe("What it states: seal, clearance; unread"),
              meaning: z
                .string()
                .nullable()
                .describe("Meaning in English, several where makers differ; null if unread"),
            }),
          )
          .describe("Tokens in the order of the code"),
        unread: z.string().describe("What wasn't understood; empty if all was"),
      }),
    )
    .errors(withErrors("invalid_input", "rate_limited")),
};
