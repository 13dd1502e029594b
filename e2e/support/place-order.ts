import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Places an order for one piece through the API, as a guest of that name would. */
export async function placeOrderFor(
  page: Page,
  product: { readonly id: string },
  customer: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string }> {
  const response = await page.request.post("/api/orders", {
    headers: { origin: process.env.E2E_BASE_URL ?? "" },
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
  const order: { id: string } = await response.json();
  return order;
}
