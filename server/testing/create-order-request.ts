import { randomUUID } from "node:crypto";
import type { OrderRequest } from "#domain/order-schema.ts";

/** A valid order request with a new idempotency key. Lines are product ids, or ids with quantities. */
export function createOrderRequest(
  lines: readonly (string | OrderRequest["items"][number])[],
  changes: Partial<OrderRequest> = {},
): OrderRequest {
  return {
    customer_name: "Arta Hoxha",
    phone: "+355 4 000 0101",
    country: "Shqipëri",
    city: "Tiranë",
    shipping_method: "Rruga e Durrësit 1",
    notes: "",
    idempotency_key: randomUUID(),
    items: lines.map((line) => (typeof line === "string" ? { id: line, quantity: 1 } : line)),
    ...changes,
  };
}
