import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { siteHeaders } from "./customer.ts";
import type { CreatedProduct } from "./journey.ts";

/** An order created by a test. */
export type TestOrder = {
  readonly id: string;
  readonly shortId: string;
  readonly customer: string;
};

/** Places an order through the API, as the shop would. */
export async function placeTestOrder(
  page: Page,
  product: CreatedProduct,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<TestOrder> {
  const response = await page.request.post("/api/orders", {
    headers: siteHeaders(),
    data: {
      customer_name: `Arta ${randomUUID().slice(0, 8)}`,
      phone: "+355 69 123 4567",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 12",
      notes: "",
      idempotency_key: randomUUID(),
      items: [{ id: product.id, quantity: 2 }],
      ...fields,
    },
  });
  expect(response.status()).toBe(201);
  const order: { id: string; customer_name: string } = await response.json();
  return { id: order.id, shortId: order.id.slice(0, 8), customer: order.customer_name };
}

/** Sets an order's status as the in-shop panel would. */
export async function setStatusAsAdmin(
  page: Page,
  order: TestOrder,
  status: string,
): Promise<void> {
  const response = await page.request.put(`/api/orders/${order.id}/status`, {
    headers: siteHeaders(),
    data: { status },
  });
  expect(response.status()).toBe(200);
}

export async function searchOrders(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
}

/** The dashboard's row of an order. */
export function orderRow(page: Page, { shortId }: TestOrder): Locator {
  return page.getByRole("row").filter({ hasText: shortId });
}

export async function openOrder(page: Page, { shortId }: TestOrder): Promise<Locator> {
  await page.getByRole("button", { name: `Details of order ${shortId}` }).click();
  const dialog = page.getByRole("dialog", { name: `Order ${shortId}` });
  await expect(dialog).toBeVisible();
  return dialog;
}
