import { oc } from "@orpc/contract";
import { z } from "zod";
import { storedStatuses } from "#domain/order-status.ts";
import { refusals } from "./refusals.ts";
import { cursorSchema, idSchema, orderFields, orderSchema, wantedLines } from "./schemas.ts";

const tags = ["orders"];
const adminErrors = refusals("unauthorized", "forbidden", "not_found", "invalid_input");

export const ordersContract = {
  create: oc
    .route({
      method: "POST",
      path: "/orders",
      tags,
      summary: "Place an order, as guest or signed in",
      description:
        "Names, prices and the total come from the database. The same idempotency_key returns the first order.",
      successStatus: 201,
    })
    .input(
      z.strictObject({
        ...orderFields,
        notes: orderFields.notes.default(""),
        idempotency_key: idSchema.describe("Made by the client when the form opens"),
        items: wantedLines.min(1),
      }),
    )
    .output(orderSchema)
    .errors(
      refusals("invalid_order", "unavailable_products", "idempotency_mismatch", "rate_limited"),
    ),
  list: oc
    .route({
      method: "GET",
      path: "/orders",
      tags,
      summary: "List orders, newest first: every order for an admin, one's own for a customer",
    })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(50),
        cursor: cursorSchema.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(orderSchema),
        count: z.int().describe("All orders that the caller may see"),
        next_cursor: z.string().nullable(),
      }),
    )
    .errors(refusals("unauthorized", "invalid_input")),
  get: oc
    .route({
      method: "GET",
      path: "/orders/{id}",
      tags,
      summary: "Read one order (owner or admin)",
    })
    .input(z.strictObject({ id: idSchema }))
    .output(orderSchema)
    .errors(refusals("unauthorized", "not_found", "invalid_input")),
  setStatus: oc
    .route({
      method: "PUT",
      path: "/orders/{id}/status",
      tags,
      summary: "Change the status (admin)",
      description:
        "'confirmed' takes the pieces out of stock once; 'pending' gives taken pieces back.",
    })
    .input(z.strictObject({ id: idSchema, status: z.enum(storedStatuses) }))
    .output(orderSchema)
    .errors(adminErrors),
  remove: oc
    .route({
      method: "DELETE",
      path: "/orders/{id}",
      tags,
      summary: "Delete an order (admin)",
      successStatus: 204,
    })
    .input(z.strictObject({ id: idSchema }))
    .errors(adminErrors),
};
