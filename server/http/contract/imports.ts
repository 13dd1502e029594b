import { oc } from "@orpc/contract";
import { z } from "zod";
import { currencies } from "#domain/money.ts";
import { limitSchema, nextCursorSchema, numberCursorSchema } from "#domain/paging-schema.ts";
import { importOutcomes } from "#domain/product-import.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { idInput } from "./schemas.ts";

const tags = ["admin"];
const adminErrors = withErrors("unauthorized", "forbidden", "not_found", "invalid_input");

const importSchema = z
  .object({
    id: idSchema,
    file_name: z.string().describe("Name of the file"),
    state: z
      .enum(["draft", "applied", "undone"])
      .describe("draft: only tried out; applied: written; undone: taken back"),
    counts: z
      .object({
        create: z.int().describe("Rows that add a product"),
        change: z.int().describe("Rows that change one"),
        same: z.int().describe("Rows that change nothing"),
        refuse: z.int().describe("Rows with an error"),
      })
      .describe("Rows by what they do"),
    created_by: z.string().describe("Name of who brought the file"),
    created_at: z.iso.datetime().describe("When the file was tried out"),
    applied_at: z.iso.datetime().nullable().describe("When it was written, or null"),
    undone_at: z.iso.datetime().nullable().describe("When it was taken back, or null"),
  })
  .meta({ id: "Import", description: "A file of products that was tried out or written" });

const changesSchema = z
  .object({
    price: z.tuple([z.number(), z.number()]).optional().describe("[before, after]"),
    currency: z
      .tuple([z.enum(currencies), z.enum(currencies)])
      .optional()
      .describe("[before, after], beside each price"),
    stock_quantity: z.tuple([z.int(), z.int()]).optional().describe("[before, after]"),
  })
  .describe("Price and stock, as far as it changes them");

/** Products from a CSV file: validated and reported first, then applied and undone on request. */
export const importsContract = {
  create: oc
    .route({
      method: "POST",
      path: "/admin/imports",
      tags,
      summary: "Try a CSV file of products out; nothing is written (admin)",
      description: "multipart/form-data with the field `file`, at most 10 MB and 20,000 rows.",
      successStatus: 201,
    })
    .input(z.strictObject({ file: z.file().describe("CSV file, at most 10 MB and 20,000 rows") }))
    .output(importSchema)
    .errors({
      ...adminErrors,
      ...withErrors("import_file_refused", "body_too_large", "unsupported_media_type"),
    }),
  list: oc
    .route({
      method: "GET",
      path: "/admin/imports",
      tags,
      summary: "Imports that were written in the last 30 days, newest first (admin)",
      description: "Imports that were only tried out aren't listed.",
    })
    .output(
      z
        .object({ items: z.array(importSchema).describe("Imports") })
        .meta({ id: "ImportList", description: "Written imports, newest first" }),
    )
    .errors(withErrors("unauthorized", "forbidden")),
  get: oc
    .route({
      method: "GET",
      path: "/admin/imports/{id}",
      tags,
      summary: "Read one import (admin)",
      description:
        "Its state and how many rows do what. The rows themselves are at /admin/imports/{id}/rows.",
    })
    .input(idInput)
    .output(importSchema)
    .errors(adminErrors),
  rows: oc
    .route({
      method: "GET",
      path: "/admin/imports/{id}/rows",
      tags,
      summary: "What each row would do or did, in the file's order (admin)",
      description:
        "Before it is written, what each row would do; after, what it did. A row with an error says why.",
    })
    .input(
      z.strictObject({
        id: idSchema,
        outcome: z.enum(importOutcomes).optional().describe("Only rows with this outcome"),
        limit: limitSchema(200, 50),
        cursor: numberCursorSchema(6).optional(),
      }),
    )
    .output(
      z
        .object({
          items: z
            .array(
              z
                .object({
                  row: z.int().describe("Line in the file; the header is 1"),
                  outcome: z.enum(importOutcomes).describe("What the row does"),
                  name: z.string().describe("Name of the product in the row"),
                  product_id: idSchema
                    .nullable()
                    .describe("Product that the row is about, or null"),
                  reasons: z
                    .array(z.string())
                    .describe("Why it is rejected, or how a name in another spelling was read"),
                  changed_fields: z
                    .array(z.string())
                    .describe("Names of the fields that it changes"),
                  changes: changesSchema,
                })
                .meta({ id: "ImportRow", description: "A row of the file and what it does" }),
            )
            .describe("Rows of this page"),
          next_cursor: nextCursorSchema,
        })
        .meta({ id: "ImportRowList", description: "A page of an import's rows" }),
    )
    .errors(adminErrors),
  apply: oc
    .route({
      method: "POST",
      path: "/admin/imports/{id}/apply",
      tags,
      summary: "Write the rows without an error, all or none (admin)",
      description: "One transaction. Rows with an error are left out and stay listed.",
    })
    .input(idInput)
    .output(importSchema)
    .errors({ ...adminErrors, ...withErrors("import_state") }),
  undo: oc
    .route({
      method: "POST",
      path: "/admin/imports/{id}/undo",
      tags,
      summary: "Take a written import back within 30 days (admin)",
      description:
        "Products it created are deleted, fields it changed get their former values unless they were changed since.",
    })
    .input(idInput)
    .output(
      importSchema
        .extend({ kept: z.int().describe("Products changed since, left as they are") })
        .meta({ id: "UndoneImport", description: "An import that was taken back" }),
    )
    .errors({ ...adminErrors, ...withErrors("import_state", "undo_expired") }),
};
