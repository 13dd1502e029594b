import { z } from "zod";
import { maxBulkProducts, percentBounds } from "#domain/bulk-edit.ts";
import { parseAmount } from "#domain/money.ts";
import { productFields } from "#domain/product-fields.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { nameKinds } from "#domain/taxonomy.ts";
import { idSchema, requiredText } from "#domain/value-schema.ts";

export const nameKindSchema = z
  .enum(nameKinds)
  .describe("Whether it is about brands or categories");
export const nameSchema = requiredText(productFields.brand.maxLength);
// Not trimmed: an old name can have spaces around it.
export const formerNameSchema = z
  .string()
  .min(1)
  .max(productFields.brand.maxLength)
  .regex(/^[^\0]*$/);
export const countSchema = z.int().min(0).max(maxStockQuantity);

const amountSchema = z
  .number()
  .refine((amount) => parseAmount(amount) !== undefined, "must be 0 or more with two decimals");
export const bulkIdsSchema = z
  .array(idSchema)
  .min(1)
  .max(maxBulkProducts)
  .describe("Products to change");
export const bulkValuesSchema = z.strictObject({
  price: amountSchema.describe("Price in the product's own currency"),
  stock_quantity: countSchema.describe("Pieces in stock"),
  is_active: z.boolean().describe("Whether the shop shows the product"),
});
export const bulkEditSchema = z
  .strictObject({
    price: z
      .discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("set").describe("Sets the value"),
          value: amountSchema.describe("The price"),
        }),
        z.strictObject({
          kind: z.literal("percent").describe("Changes it by a share"),
          value: z
            .number()
            .min(percentBounds.min)
            .max(percentBounds.max)
            .multipleOf(0.01)
            .describe("Percent more, or less below 0"),
        }),
      ])
      .optional()
      .describe("A price in each product's own currency, or a change in percent"),
    stock: z
      .discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("set").describe("Sets the value"),
          value: countSchema.describe("The count"),
        }),
        z.strictObject({
          kind: z.literal("add").describe("Adds to it"),
          value: z
            .int()
            .min(-maxStockQuantity)
            .max(maxStockQuantity)
            .describe("Pieces more, or less below 0"),
        }),
      ])
      .optional()
      .describe("A count, or pieces more or less"),
    is_active: z.boolean().optional().describe("Whether the shop shows the products"),
  })
  .refine((edit) => Object.values(edit).some((part) => part !== undefined), "must change something")
  .describe("What the products get; missing parts stay unchanged");

export const changedSchema = z
  .object({ changed: z.int().describe("Products that changed") })
  .meta({ id: "ChangedProducts", description: "How many products changed" });

export function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}
