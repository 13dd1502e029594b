import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  customerKeySchema,
  customerNoteSchema,
  customerQuerySchema,
  customerReferenceSchema,
  customerSchema,
  customerSummarySchema,
  newCustomerNoteSchema,
} from "#domain/customer-schema.ts";
import { cursorSchema, limitSchema, nextCursorSchema } from "#domain/paging-schema.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { listSchema } from "./schemas.ts";

const tags = ["admin"];
const byId = z.strictObject({ id: idSchema.describe("Id of the note") });
const listErrors = withErrors("unauthorized", "forbidden", "invalid_input");
const errors = withErrors("unauthorized", "forbidden", "invalid_input", "not_found");

/** Customers as staff know them, with their notes. */
export const customersContract = {
  customers: oc
    .route({
      method: "GET",
      path: "/admin/customers",
      tags,
      summary: "List customers by their newest order or quote (admin)",
      description:
        "A customer is an account that ordered or asked for a quote, or the phone number of a guest in whatever spelling.",
    })
    .input(customerQuerySchema)
    .output(
      listSchema(customerSummarySchema, "Customers of this page", {
        id: "CustomerList",
        description: "A page of customers",
      }),
    )
    .errors(listErrors),
  customer: oc
    .route({
      method: "GET",
      path: "/admin/customers/{key}",
      tags,
      summary: "Read one customer, also that of an order or a quote (admin)",
      description:
        "`GET /orders` and `GET /admin/quotes` list what the customer sent, with `customer` set to the `key` of the answer.",
    })
    .input(z.strictObject({ key: customerReferenceSchema }))
    .output(customerSchema)
    .errors(errors),
  customerNotes: oc
    .route({
      method: "GET",
      path: "/admin/customers/{key}/notes",
      tags,
      summary: "Notes of the staff about a customer, newest first (admin)",
      description: "With those deleted in the last 30 days, which can be brought back.",
    })
    .input(
      z.strictObject({
        key: customerKeySchema,
        limit: limitSchema(100, 20),
        cursor: cursorSchema.optional(),
      }),
    )
    .output(
      z
        .object({
          items: z.array(customerNoteSchema).describe("Notes of this page"),
          next_cursor: nextCursorSchema,
        })
        .meta({ id: "CustomerNoteList", description: "A page of notes" }),
    )
    .errors(errors),
  addCustomerNote: oc
    .route({
      method: "POST",
      path: "/admin/customers/{key}/notes",
      tags,
      summary: "Note something about a customer (admin)",
      description: "Only admins read it. The same `id` adds one note.",
      successStatus: 201,
    })
    .input(newCustomerNoteSchema)
    .output(customerNoteSchema)
    .errors(errors),
  removeCustomerNote: oc
    .route({
      method: "DELETE",
      path: "/admin/customer-notes/{id}",
      tags,
      summary: "Delete a note (admin)",
      description: "It can be brought back within 30 days, and is erased then.",
      successStatus: 204,
    })
    .input(byId)
    .errors(errors),
  restoreCustomerNote: oc
    .route({
      method: "POST",
      path: "/admin/customer-notes/{id}/restore",
      tags,
      summary: "Undo the deletion of a note within 30 days (admin)",
      description: "After 30 days the answer is `undo_expired`.",
    })
    .input(byId)
    .output(customerNoteSchema)
    .errors({ ...errors, ...withErrors("undo_expired") }),
};
