import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addressByPhone, emptyOrderForm } from "#domain/order.ts";
import { formatQueue } from "#web/offline/order-queue/queued-order.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleLine, sampleOrder, sampleProduct } from "#web/testing/samples.ts";

const product = sampleProduct(1);
const mergeCall = "POST /api/cart/merge";
const again = page.getByRole("button", { name: /^Order again/ });
const item = { id: sampleId(100), product_id: product.id, quantity: 2, product };

// docs/product/orders.md#order-again, docs/product/cart.md#merged-once
test("an order again without a response is repeated with its key, a rejected one is not", async () => {
  fakeShop({ viewer: "customer", products: [product], orders: [sampleOrder(7)] });
  await openPage("/account");
  api.on(mergeCall, "no-connection");
  await again.click();
  await expect.poll(() => api.calls(mergeCall)).toHaveLength(1);
  await expect.element(again).toBeEnabled();
  api.reject(mergeCall, 422, "invalid_input");
  await again.click();
  await expect.poll(() => api.calls(mergeCall)).toHaveLength(2);
  await expect.element(again).toBeEnabled();
  api.on(mergeCall, { json: { items: [item], dropped: [] } });
  await again.click();
  await expect.element(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
  const [first, second, third] = api
    .calls(mergeCall)
    .map(({ body }) => (body as { readonly idempotency_key: string }).idempotency_key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expectConsoleErrors(/not put into the cart/);
});

// docs/product/shop.md#two-languages
test("the address of a quote's order is in the page's language", async () => {
  const order = { ...sampleOrder(7), country: "", city: "", shipping_method: addressByPhone };
  fakeShop({ viewer: "customer", products: [product], orders: [order] });
  await openPage("/account");
  await expect.element(page.getByText("Delivery to: as agreed on the phone")).toBeVisible();
});

// docs/product/orders.md#order-again
test("a double click on a guest's order adds it once", async () => {
  fakeShop({ products: [product] });
  api.on("POST /api/orders/follow", { json: sampleOrder(7) });
  await openPage(`/account#order=${"ab".repeat(32)}`);
  const button = page.getByRole("button", { name: "Porosit përsëri" });
  await expect.element(button).toBeEnabled();
  const click = () =>
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  // Both before the page is left.
  click();
  click();
  await expect.element(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
  const cart: unknown = JSON.parse(localStorage.getItem("guest_cart") ?? "[]");
  expect(cart).toMatchObject([{ id: product.id, quantity: 2 }]);
});

// docs/product/orders.md#order-again, docs/product/offline.md#cart-without-a-network
test("while a queued order is sent, an order again waits on the device", async () => {
  fakeShop({ viewer: "customer", products: [product], orders: [sampleOrder(7)] });
  const queued = {
    key: sampleId(1),
    owner: "customer-1",
    madeAt: "2026-01-15T09:30:00.000Z",
    form: { ...emptyOrderForm, name: "Arta Krasniqi" },
    lines: [sampleLine(sampleId(2), 1)],
    isInDoubt: false,
  };
  localStorage.setItem("queued_orders", formatQueue([queued]));
  api.on("POST /api/orders", "no-connection");
  await openPage("/account");
  await again.click();
  await expect.element(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
  expect(api.calls(mergeCall)).toEqual([]);
  expect(localStorage.getItem("guest_cart")).toContain(product.id);
  expectConsoleErrors(/The order wasn't placed/);
});
