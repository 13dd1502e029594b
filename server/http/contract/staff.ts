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

const changedSchema = z
  .object({ changed: z.int().describe("Products that changed") })
  .meta({ id: "ChangedProducts", description: "How many products changed" });

/** The work of staff beside products and orders. */
export const staffContract = {
  orderMail: oc
    .route({
      method: "GET",
      path: "/admin/order-mail",
      tags,
      summary: "How many addresses get mail about new orders (admin)",
      description:
        "0 means that nobody is told by mail. The addresses themselves stay on the server.",
    })
    .output(
      z
        .object({ recipients: z.int().describe("Addresses in STAFF_EMAILS") })
        .meta({ id: "OrderMail", description: "Who gets mail about new orders" }),
    )
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
  purchaseList: oc
    .route({
      method: "GET",
      path: "/admin/exports/purchase-list",
      tags,
      summary: "Products whose stock is low as a CSV file to order from (admin)",
      description:
        "By brand and name, each with a proposal: the pieces that bring its stock to twice its threshold.",
    })
    .output(z.file().mime("text/csv"))
    .errors(withErrors("unauthorized", "forbidden")),
  names: oc
    .route({
      method: "GET",
      path: "/admin/names/{kind}",
      tags,
      summary: "List the brands or categories of products by name (admin)",
      description: "With how many products each has; those of the brands table are listed, too.",
    })
    .input(z.strictObject({ kind: nameKindSchema }))
    .output(
      z
        .object({
          items: z
            .array(
              z
                .object({
                  name: z.string().describe("The brand or category"),
                  products: z.int().describe("Products that aren't deleted"),
                  is_fixed: z.boolean().describe("The shop's filters or forms always offer it"),
                })
                .meta({ id: "UsedName", description: "A brand or category with its products" }),
            )
            .describe("Names in use"),
        })
        .meta({ id: "UsedNameList", description: "Brands or categories by name" }),
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
    .output(changedSchema)
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "fixed_name")),
  previewBulkEdit: oc
    .route({
      method: "POST",
      path: "/admin/products/bulk/preview",
      tags,
      summary: "What an edit of several products would write; nothing is written (admin)",
      description:
        "Send what comes back as `from` and `to` to write it. Deleted products are left out.",
    })
    .input(z.strictObject({ ids: bulkIdsSchema, edit: bulkEditSchema }))
    .output(
      z
        .object({
          items: z
            .array(
              z
                .object({
                  id: idSchema,
                  name: z.string().describe("Name of the product"),
                  currency: z.enum(currencies).describe("Currency of its price"),
                  from: bulkValuesSchema.describe("Its values now"),
                  to: bulkValuesSchema.nullable().describe("Its values after, or null"),
                  problem: z.string().nullable().describe("Why it can't be changed like this"),
                })
                .meta({ id: "BulkPreview", description: "A product before and after an edit" }),
            )
            .describe("Products that aren't deleted, by name"),
        })
        .meta({ id: "BulkPreviewList", description: "What an edit would write" }),
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
          .array(
            z.strictObject({
              id: idSchema,
              from: bulkValuesSchema.describe("Values that it must still have"),
              to: bulkValuesSchema.describe("Values that it gets"),
            }),
          )
          .min(1)
          .max(maxBulkProducts)
          .refine(areDistinct, "must name each product once")
          .describe("Products with their values before and after"),
        is_undo: z.boolean().default(false).describe("Whether to leave out what changed since"),
      }),
    )
    .output(changedSchema)
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "bulk_outdated")),
};

function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}
