import { oc } from "@orpc/contract";
import { z } from "zod";
import { messages } from "#domain/messages.ts";
import {
  newOrderSchema,
  orderQuerySchema,
  orderSchema,
  placedOrderSchema,
} from "#domain/order-schema.ts";
import { storedStatuses } from "#domain/order-status.ts";
import { idSchema } from "#domain/value-schema.ts";
import { withErrors } from "./errors.ts";
import { historyInput, historySchema, listSchema } from "./schemas.ts";

const tags = ["orders"];
const adminErrors = withErrors("unauthorized", "forbidden", "not_found", "invalid_input");

const linkInput = z.strictObject({
  token: z.string().max(200).describe("`link_token` of the placed order"),
});

export const ordersContract = {
  create: oc
    .route({
      method: "POST",
      path: "/orders",
      tags,
      summary: "Place an order, as guest or signed in",
      description:
        "Names, prices and the total come from the database. The same idempotency_key returns the first order, and `order_deleted` once that was deleted: a new key makes a new order. `unavailable_products` lists the ids of products that aren't sold in `data.products`; their `name` is empty.",
      successStatus: 201,
    })
    .input(newOrderSchema)
    .output(placedOrderSchema)
    .errors(
      withErrors(
        "invalid_order",
        "unavailable_products",
        "order_deleted",
        "idempotency_mismatch",
        "rate_limited",
      ),
    ),
  list: oc
    .route({
      method: "GET",
      path: "/orders",
      tags,
      summary: "List orders, newest first: every order for an admin, one's own for a customer",
      description:
        "An admin gets every order, a customer the own ones. `scope`, `status`, `day` and `search` narrow the list.",
    })
    .input(orderQuerySchema)
    .output(
      listSchema(orderSchema, "Orders of this page", {
        id: "OrderList",
        description: "A page of orders",
      }),
    )
    .errors(withErrors("unauthorized", "forbidden", "invalid_input")),
  follow: oc
    .route({
      method: "POST",
      path: "/orders/follow",
      tags,
      summary: "Read the order that a private link opens",
      description:
        "Whoever has the token may read the order, so keep it as secret as a password. It is sent in the body so that no log has it.",
    })
    .input(linkInput)
    .output(orderSchema)
    .errors(withErrors("not_found", "rate_limited", "invalid_input")),
  cancelByLink: oc
    .route({
      method: "POST",
      path: "/orders/follow/cancel",
      tags,
      summary: "Cancel the order that a private link opens, while it is pending",
      description: "Pieces taken out of stock go back. Repeating it changes nothing.",
    })
    .input(linkInput)
    .output(orderSchema)
    .errors(withErrors("not_found", "order_not_pending", "rate_limited", "invalid_input")),
  cancel: oc
    .route({
      method: "POST",
      path: "/orders/{id}/cancel",
      tags,
      summary: "Cancel one's own order while it is pending",
      description: "Pieces taken out of stock go back. Repeating it changes nothing.",
    })
    .input(z.strictObject({ id: idSchema }))
    .output(orderSchema)
    .errors(withErrors("unauthorized", "not_found", "order_not_pending", "invalid_input")),
  proformaByLink: oc
    .route({
      method: "POST",
      path: "/orders/follow/proforma",
      tags,
      summary: "Proforma invoice of the order that a private link opens, as PDF",
      description:
        "On the shop's letterhead, in the language of the order, with what was said about VAT, delivery and payment.",
    })
    .input(linkInput)
    .output(z.file().mime("application/pdf"))
    .errors(withErrors("not_found", "rate_limited", "invalid_input")),
  proforma: oc
    .route({
      method: "GET",
      path: "/orders/{id}/proforma",
      tags,
      summary: "Proforma invoice of one order as PDF (owner or admin)",
      description: "The same document as with a private link.",
    })
    .input(z.strictObject({ id: idSchema }))
    .output(z.file().mime("application/pdf"))
    .errors(withErrors("unauthorized", "not_found", "rate_limited", "invalid_input")),
  get: oc
    .route({
      method: "GET",
      path: "/orders/{id}",
      tags,
      summary: "Read one order (owner or admin)",
      description:
        "The customer who placed it and admins may read it; for anyone else the answer is 404.",
    })
    .input(z.strictObject({ id: idSchema }))
    .output(orderSchema)
    .errors(withErrors("unauthorized", "not_found", "invalid_input")),
  setStatus: oc
    .route({
      method: "PUT",
      path: "/orders/{id}/status",
      tags,
      summary: "Change the status (admin)",
      description:
        "'confirmed' takes the pieces out of stock once; 'pending' and 'cancelled' give taken pieces back.",
    })
    .input(
      z.strictObject({ id: idSchema, status: z.enum(storedStatuses).describe("The new status") }),
    )
    .output(orderSchema)
    .errors(adminErrors),
  remove: oc
    .route({
      method: "DELETE",
      path: "/orders/{id}",
      tags,
      summary: "Delete an order (admin)",
      description:
        "Pieces that the order took are given back to the stock, unless it was completed. It can be brought back within 30 days.",
      successStatus: 204,
      successDescription: messages.orders.deleted,
    })
    .input(z.strictObject({ id: idSchema }))
    .errors(adminErrors),
  restore: oc
    .route({
      method: "POST",
      path: "/orders/{id}/restore",
      tags,
      summary: "Undo a deletion within 30 days (admin)",
      description: "Pieces that the deletion gave back to the stock are taken again.",
    })
    .input(z.strictObject({ id: idSchema }))
    .output(orderSchema)
    .errors({ ...adminErrors, ...withErrors("undo_expired") }),
  history: oc
    .route({
      method: "GET",
      path: "/orders/{id}/history",
      tags,
      summary: "Who changed an order and when, newest first (admin)",
      description:
        "Each entry names the person, the time and the fields with the value before and after.",
    })
    .input(historyInput)
    .output(historySchema)
    .errors(adminErrors),
};
