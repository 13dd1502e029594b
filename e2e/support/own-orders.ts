import { expect, type Browser, type Page } from "@playwright/test";
import { openOtherPage, signInAsAdmin, type CreatedProduct } from "./journey.ts";

/** Opens a page for the admin beside the test's page, which may still be blank. */
export async function openAdminPage(browser: Browser, page: Page): Promise<Page> {
  await page.goto("/about");
  const admin = await openOtherPage(browser, page);
  await signInAsAdmin(admin);
  return admin;
}

/** Orders one piece of each product with the page's session and returns the order's id. */
export async function orderThrough(
  page: Page,
  products: readonly CreatedProduct[],
): Promise<string> {
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

export async function setStatus(admin: Page, id: string, status: string): Promise<void> {
  const response = await admin.request.put(`/api/orders/${id}/status`, {
    headers: getOrigin(admin),
    data: { status },
  });
  expect(response.status()).toBe(200);
}

/** Headers that the server requires on a call that changes something. */
export function getOrigin(page: Page): { readonly origin: string } {
  return { origin: new URL(page.url()).origin };
}

/** Everything in the site's local and session storage. */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}
