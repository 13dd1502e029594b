import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { siteHeaders, type Caller } from "./customer.ts";

/** An order with the token of its private link. */
export type LinkedOrder = { readonly id: string; readonly link_token: string };

/** Orders one piece through the API, as a guest of this name. */
export async function placeOrderFor(
  page: Caller,
  product: { readonly id: string },
  customer: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<LinkedOrder> {
  const response = await page.request.post("/api/orders", {
    headers: siteHeaders(),
    data: {
      customer_name: customer,
      phone: "+355 69 123 4567",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 12",
      idempotency_key: randomUUID(),
      items: [{ id: product.id, quantity: 1 }],
      ...fields,
    },
  });
  expect(response.status()).toBe(201);
  const order: LinkedOrder = await response.json();
  return order;
}
