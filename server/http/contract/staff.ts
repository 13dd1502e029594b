import { oc } from "@orpc/contract";
import { z } from "zod";
import { maxBulkProducts } from "#domain/bulk-edit.ts";
import { currencies } from "#domain/money.ts";
import { productSchema } from "#domain/product-schema.ts";
import { serverStatusSchema } from "#domain/server-status-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import {
  areDistinct,
  nameKindSchema,
  nameSchema,
  formerNameSchema,
  countSchema,
  bulkIdsSchema,
  bulkValuesSchema,
  bulkEditSchema,
  changedSchema,
} from "./staff-schemas.ts";

const tags = ["admin"];
/** The address of a page has about 8,000 characters. */
const maxLabels = 200;
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
  purchaseListPdf: oc
    .route({
      method: "GET",
      path: "/admin/exports/purchase-list/pdf",
      tags,
      summary: "The purchase list as a PDF (admin)",
      description:
        "On the company's letterhead, in Albanian. Of a very long list the first 300 products; the CSV file has all.",
    })
    .output(z.file().mime("application/pdf"))
    .errors(withErrors("unauthorized", "forbidden")),
  labels: oc
    .route({
      method: "GET",
      path: "/admin/labels",
      tags,
      summary: "Labels of products with QR codes as a PDF (admin)",
      description:
        "In the order of the ids. A sheet is A4 with 24 labels of 63.5 × 33.9 mm; single labels have a page each.",
    })
    .input(
      z.strictObject({
        ids: z
          .string()
          .max(37 * maxLabels)
          .regex(/^[\da-f-]{36}(?:,[\da-f-]{36})*$/)
          .describe("Ids of products, separated by commas"),
        layout: z.enum(["sheet", "single"]).default("sheet").describe("How they are laid out"),
      }),
    )
    .output(z.file().mime("application/pdf"))
    .errors(withErrors("unauthorized", "forbidden", "invalid_input", "not_found")),
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
  status: oc
    .route({
      method: "GET",
      path: "/admin/status",
      tags,
      summary: "How the server and what it needs are (admin)",
      description:
        "Read when asked. Contains no personal data. Without the database it answers `database_unavailable` (503).",
    })
    .output(serverStatusSchema)
    .errors(withErrors("unauthorized", "forbidden")),
};
