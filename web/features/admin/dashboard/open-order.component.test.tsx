import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { addressByPhone } from "#domain/order.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

const order = sampleOrder(7);
const shortId = order.id.slice(0, 8);

// docs/product/admin.md#live-details-of-an-order
test("an open order follows its changes after it left the filtered list", async () => {
  const dialog = await openOrder("/admin/products?status=pending");
  await expect.element(dialog.getByText("Pending", { exact: true })).toBeVisible();
  fakeShop({ viewer: "admin", orders: [] });
  api.on("GET /api/orders/*", { json: { ...order, status: "processing" } });
  reload();
  await expect.element(dialog.getByText("Processing", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No orders found")).toBeInTheDocument();
});

// docs/product/admin.md#live-details-of-an-order
test("an open order that someone deletes says so and offers no action", async () => {
  const dialog = await openOrder("/admin/products");
  const remove = dialog.getByRole("button", { name: "Delete order" });
  await expect.element(remove).toBeVisible();
  fakeShop({ viewer: "admin", orders: [] });
  reload();
  await expect.element(dialog.getByText("This order has been deleted.")).toBeVisible();
  await expect.element(dialog.getByText("Arta Krasniqi")).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});

// docs/product/stock.md#too-few-pieces
test("a line for which the stock had too few pieces says how many it had", async () => {
  const items = order.items.map((item) => ({ ...item, quantity: 4, taken: 1 }));
  const dialog = await openOrder("/admin/products", { ...order, status: "confirmed", items });
  await expect.element(dialog.getByText("1 of 4 taken from stock")).toBeVisible();
});

test("a deleted order is shown as its list has it", async () => {
  const deleted = { ...order, deleted_at: "2026-01-16T09:30:00.000Z", deleted_by: "Mira Leka" };
  const dialog = await openOrder("/admin/products?status=deleted", deleted);
  await expect.element(dialog.getByText("Deleted by Mira Leka")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Undo" })).toBeVisible();
  const reads = api.calls("GET /api/orders/*");
  expect(reads).toEqual([]);
});

test("the address of a quote's order, which is agreed on the phone, is in English", async () => {
  const ofQuote = { ...order, country: "", city: "", shipping_method: addressByPhone };
  const dialog = await openOrder("/admin/products", ofQuote);
  await expect.element(dialog.getByText("as agreed on the phone")).toBeVisible();
  expect(document.body.textContent).not.toContain(addressByPhone);
});

async function openOrder(path: string, shown = order): Promise<Locator> {
  fakeShop({ viewer: "admin", orders: [shown] });
  api.on("GET /api/orders/*/history", { json: { items: [], next_cursor: null } });
  await openPage(path);
  await page.getByRole("button", { name: `Details of order ${shortId}` }).click();
  return page.getByRole("dialog", { name: `Order ${shortId}` });
}

/** Reloads what is on screen, as a live change does. */
function reload(): void {
  window.dispatchEvent(new Event("focus"));
}
