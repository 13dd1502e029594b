import { expect, type Page } from "@playwright/test";
import { siteHeaders, type Caller } from "./customer.ts";
import type { CreatedProduct } from "./journey.ts";

/** Orders one piece of each product with the page's session and returns the order's id. */
export async function orderThrough(
  page: Caller,
  products: readonly CreatedProduct[],
): Promise<string> {
  const response = await page.request.post("/api/orders", {
    headers: siteHeaders(),
    data: {
      customer_name: "Arta Krasniqi",
      phone: "+355 69 123 4567",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 12",
      idempotency_key: crypto.randomUUID(),
      items: products.map(({ id }) => ({ id, quantity: 2 })),
    },
  });
  expect(response.status()).toBe(201);
  const order: { id: string } = await response.json();
  return order.id;
}

export async function setStatus(admin: Caller, id: string, status: string): Promise<void> {
  const response = await admin.request.put(`/api/orders/${id}/status`, {
    headers: siteHeaders(),
    data: { status },
  });
  expect(response.status()).toBe(200);
}

/** Everything in the site's local and session storage. */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}
