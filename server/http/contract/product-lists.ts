import { z } from "zod";
import { productFilterSchema, productSchema } from "#domain/product-schema.ts";
import { productSeals } from "#domain/seals.ts";

/** Codes, or sections of belts with their brand. */
export const namedProductsInput = z
  .strictObject({
    codes: z.string().min(2).max(4000).optional().describe("At most 250 codes, such as 6205,6206"),
    sections: z
      .string()
      .max(400)
      .optional()
      .describe("At most 50 sections or profiles of belts, such as SPA,HTD-8M"),
    brand: productFilterSchema.shape.brand.describe("Whose belts, with `sections`"),
  })
  .refine(
    ({ codes, sections, brand }) =>
      sections === undefined ? codes !== undefined : brand !== undefined,
    "codes, or sections with a brand",
  );

export const namedProductsSchema = z
  .object({
    items: z
      .array(productSchema)
      .describe("By codes at most 300, by name; of each section at most 10, in stock first"),
    live_position: z
      .int()
      .describe("Last-Event-ID from which `/api/live/products` reports every later change"),
  })
  .meta({ id: "NamedProductList" });

/** At most 200 values of a field: those that most products have, in ascending order. */
export const productDimensionsSchema = z
  .object({
    bore: countedFigures("Bores in mm"),
    outside: countedFigures("Outside diameters in mm"),
    width: countedFigures("Widths in mm"),
    length: countedFigures("Lengths in mm"),
    seals: countedValues(z.enum(productSeals), "Kinds of seals"),
    section: countedValues(z.string(), "Sections of belts"),
  })
  .meta({
    id: "ProductDimensions",
    description: "Dimensions in use with the number of products that have them",
  });

function countedFigures(meaning: string): ReturnType<typeof countedValues<z.ZodNumber>> {
  return countedValues(z.number(), meaning);
}

function countedValues<Value extends z.ZodType>(
  value: Value,
  meaning: string,
): z.ZodArray<z.ZodObject<{ value: Value; count: z.ZodInt }>> {
  return z
    .array(
      z.object({
        value: value.describe("A value of the filter"),
        count: z.int().describe("Visible products that have it"),
      }),
    )
    .describe(meaning);
}
