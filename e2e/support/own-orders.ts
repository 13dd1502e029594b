import { expect, type Browser, type Page } from "@playwright/test";
import { openOtherPage, signInAsAdmin, type TestProduct } from "./journey.ts";

/** The admin's page beside a test's own person, who may still be on no page at all. */
export async function openAdminPage(browser: Browser, page: Page): Promise<Page> {
  await page.goto("/about");
  const admin = await openOtherPage(browser, page);
  await signInAsAdmin(admin);
  return admin;
}

/** Orders one piece of each product as whoever the page's person is. Returns the order's id. */
export async function orderThrough(page: Page, products: readonly TestProduct[]): Promise<string> {
  const response = await page.request.post("/api/orders", {
    headers: getOrigin(page),
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

/** Changes an order's status as the admin. */
export async function setStatus(admin: Page, id: string, status: string): Promise<void> {
  const response = await admin.request.put(`/api/orders/${id}/status`, {
    headers: getOrigin(admin),
    data: { status },
  });
  expect(response.status()).toBe(200);
}

/** What the server wants of a call that changes something. */
export function getOrigin(page: Page): { readonly origin: string } {
  return { origin: new URL(page.url()).origin };
}

/** Everything that the browser keeps for the site. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}
