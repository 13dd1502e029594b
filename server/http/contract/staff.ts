import { oc } from "@orpc/contract";
import { z } from "zod";
import { maxBulkProducts, percentBounds } from "#domain/bulk-edit.ts";
import { currencies, parseAmount } from "#domain/money.ts";
import { productFields } from "#domain/product-fields.ts";
import { productSchema } from "#domain/product-schema.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { nameKinds } from "#domain/taxonomy.ts";
import { idSchema, requiredText } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";

const tags = ["admin"];
const nameKindSchema = z.enum(nameKinds).describe("Whether it is about brands or categories");
const nameSchema = requiredText(productFields.brand.maxLength);
// Not trimmed: an old name can have spaces around it.
const formerNameSchema = z
  .string()
  .min(1)
  .max(productFields.brand.maxLength)
  .regex(/^[^\0]*$/);
const countSchema = z.int().min(0).max(maxStockQuantity);

const amountSchema = z
  .number()
  .refine((amount) => parseAmount(amount) !== undefined, "must be 0 or more with two decimals");
const bulkIdsSchema = z.array(idSchema).min(1).max(maxBulkProducts).describe("Products to change");
const bulkValuesSchema = z.strictObject({
  price: amountSchema.describe("Price in the product's own currency"),
  stock_quantity: countSchema.describe("Pieces in stock"),
  is_active: z.boolean().describe("Whether the shop shows the product"),
});
const bulkEditSchema = z
  .strictObject({
    price: z
      .discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("set"), value: amountSchema.describe("The price") }),
        z.strictObject({
          kind: z.literal("percent"),
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
        z.strictObject({ kind: z.literal("set"), value: countSchema.describe("The count") }),
        z.strictObject({
          kind: z.literal("add"),
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

/** The work of staff beside products and orders. */
export const staffContract = {
  orderMail: oc
    .route({
      method: "GET",
      path: "/admin/order-mail",
      tags,
      summary: "How many addresses get mail about new orders (admin)",
    })
    .output(z.object({ recipients: z.int().describe("Addresses in STAFF_EMAILS") }))
    .errors(withErrors("unauthorized", "forbidden")),
  setStockCount: oc
    .route({
      method: "PUT",
      path: "/admin/products/{id}/stock-count",
      tags,
      summary: "Count a product's stock, if it is still as expected (admin)",
      description:
        "`stock_changed` says in `data.count` how many pieces there are by now, for instance after an order.",
    })
    .input(
      z.strictObject({
        id: idSchema,
        count: countSchema.describe("Pieces in stock"),
        expected: countSchema.describe("Pieces that the change starts from"),
      }),
    )
    .output(productSchema)
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "not_found", "stock_changed")),
  names: oc
    .route({
      method: "GET",
      path: "/admin/names/{kind}",
      tags,
      summary: "List the brands or categories of products by name (admin)",
    })
    .input(z.strictObject({ kind: nameKindSchema }))
    .output(
      z.object({
        items: z
          .array(
            z.object({
              name: z.string().describe("The brand or category"),
              products: z.int().describe("Products that aren't deleted"),
              is_fixed: z.boolean().describe("The shop's filters or forms always offer it"),
            }),
          )
          .describe("Names in use"),
      }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  mergeNames: oc
    .route({
      method: "POST",
      path: "/admin/names/{kind}/merge",
      tags,
      summary: "Rename a brand or category, or merge several into one (admin)",
      description: "All products change together or not at all. Repeating it changes none.",
    })
    .input(
      z.strictObject({
        kind: nameKindSchema,
        from: z.array(formerNameSchema).min(1).max(50).describe("The former names"),
        to: nameSchema.describe("The name that takes their place, new or in use"),
      }),
    )
    .output(z.object({ changed: z.int().describe("Products that changed") }))
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "fixed_name")),
  previewBulkEdit: oc
    .route({
      method: "POST",
      path: "/admin/products/bulk/preview",
      tags,
      summary: "What an edit of several products would write; nothing is written (admin)",
    })
    .input(z.strictObject({ ids: bulkIdsSchema, edit: bulkEditSchema }))
    .output(
      z.object({
        items: z
          .array(
            z.object({
              id: idSchema,
              name: z.string().describe("Name of the product"),
              currency: z.enum(currencies).describe("Currency of its price"),
              from: bulkValuesSchema.describe("Its values now"),
              to: bulkValuesSchema.nullable().describe("Its values after, or null"),
              problem: z.string().nullable().describe("Why it can't be changed like this"),
            }),
          )
          .describe("Products that aren't deleted, by name"),
      }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  writeBulkEdit: oc
    .route({
      method: "POST",
      path: "/admin/products/bulk",
      tags,
      summary: "Write what a preview showed, or undo it (admin)",
      description:
        "All products change together, or none if one of them isn't as in `from`. An undo leaves out those that were changed since.",
    })
    .input(
      z.strictObject({
        items: z
          .array(z.strictObject({ id: idSchema, from: bulkValuesSchema, to: bulkValuesSchema }))
          .min(1)
          .max(maxBulkProducts)
          .refine(areDistinct, "must name each product once")
          .describe("Products with their values before and after"),
        is_undo: z.boolean().default(false).describe("Whether to leave out what changed since"),
      }),
    )
    .output(z.object({ changed: z.int().describe("Products that changed") }))
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "bulk_outdated")),
};

function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}
