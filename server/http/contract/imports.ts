import { oc } from "@orpc/contract";
import { z } from "zod";
import { importOutcomes } from "#domain/product-import.ts";
import { refusals } from "./refusals.ts";
import { idSchema } from "./schemas.ts";

const tags = ["admin"];
const adminErrors = refusals("unauthorized", "forbidden", "not_found", "invalid_input");
const byId = z.strictObject({ id: idSchema });

const importSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  state: z.enum(["draft", "applied", "undone"]),
  counts: z
    .object({ create: z.int(), change: z.int(), same: z.int(), refuse: z.int() })
    .describe("Rows by what they do"),
  created_by: z.string().describe("Name of who brought the file"),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
});

/** Products from a CSV file: read and reported first, written and undone on request. */
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
    .input(z.strictObject({ file: z.file() }))
    .output(importSchema)
    .errors({
      ...adminErrors,
      ...refusals("import_file_refused", "body_too_large", "unsupported_media_type"),
    }),
  list: oc
    .route({
      method: "GET",
      path: "/admin/imports",
      tags,
      summary: "Imports that were written in the last 30 days, newest first (admin)",
    })
    .output(z.object({ items: z.array(importSchema) }))
    .errors(refusals("unauthorized", "forbidden")),
  get: oc
    .route({ method: "GET", path: "/admin/imports/{id}", tags, summary: "Read one import (admin)" })
    .input(byId)
    .output(importSchema)
    .errors(adminErrors),
  rows: oc
    .route({
      method: "GET",
      path: "/admin/imports/{id}/rows",
      tags,
      summary: "What each row would do or did, in the file's order (admin)",
    })
    .input(
      z.strictObject({
        id: idSchema,
        outcome: z.enum(importOutcomes).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
        cursor: z
          .string()
          .regex(/^\d{1,6}$/)
          .optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            row: z.int().describe("Line in the file; the header is 1"),
            outcome: z.enum(importOutcomes),
            name: z.string(),
            product_id: idSchema.nullable(),
            reasons: z.array(z.string()).describe("Why it is refused"),
            changed_fields: z.array(z.string()),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    )
    .errors(adminErrors),
  apply: oc
    .route({
      method: "POST",
      path: "/admin/imports/{id}/apply",
      tags,
      summary: "Write the rows that aren't refused, all or none (admin)",
    })
    .input(byId)
    .output(importSchema)
    .errors({ ...adminErrors, ...refusals("import_state") }),
  undo: oc
    .route({
      method: "POST",
      path: "/admin/imports/{id}/undo",
      tags,
      summary: "Take a written import back within 30 days (admin)",
      description:
        "Products it created are deleted, fields it changed get their former values unless somebody changed them since.",
    })
    .input(byId)
    .output(
      importSchema.extend({ kept: z.int().describe("Products changed since, left as they are") }),
    )
    .errors({ ...adminErrors, ...refusals("import_state", "undo_expired") }),
};
