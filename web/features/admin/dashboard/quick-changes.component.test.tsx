import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct, sampleOrder } from "#web/testing/samples.ts";

const product = sampleAdminProduct(1, { name: "Seal BASL 40 × 62 × 8 with a long name" });
const order = sampleOrder(7);
const shortId = order.id.slice(0, 8);
const content = { viewer: "admin", products: [product], orders: [order] } as const;
const countRoute = "PUT /api/admin/products/*/stock-count";
const field = page.getByRole("textbox", { name: `Stock of ${product.name}` });

// docs/product/admin.md#stock-in-the-list
test("presses of + and − are sent as one count, and the message undoes it", async () => {
  fakeShop(content);
  acceptCounts();
  await openPage("/admin/products?tab=products");
  const more = page.getByRole("button", { name: `One more of ${product.name}` });
  await more.click();
  await more.click();
  await expect.element(field).toHaveValue("12");
  const message = page.getByText(`${product.name}: 10 → 12 in stock`);
  await expect.element(message).toBeVisible();
  expect(getCounts()).toEqual([{ count: 12, expected: 10 }]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText(`${product.name}: 12 → 10 in stock`)).toBeVisible();
  expect(getCounts().at(-1)).toEqual({ count: 10, expected: 12 });
  await expect.element(field).toHaveValue("10");
});

test("a typed stock is sent by Enter, an unreadable one stays and is marked", async () => {
  fakeShop(content);
  acceptCounts();
  await openPage("/admin/products?tab=products");
  await field.fill("4x");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("4x");
  await expect.element(field).toBeInvalid();
  expect(getCounts()).toEqual([]);
  await field.fill("45");
  await userEvent.keyboard("{Enter}");
  await expect.poll(getCounts).toEqual([{ count: 45, expected: 10 }]);
});

// docs/product/admin.md#stock-in-the-list
test("a stock that changed since is shown instead of overwritten", async () => {
  fakeShop(content);
  api.on(countRoute, () => {
    fakeShop({ ...content, products: [{ ...product, stock_quantity: 6 }] });
    return { status: 409, json: { code: "stock_changed", message: "The stock was changed" } };
  });
  await openPage("/admin/products?tab=products");
  await field.fill("11");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The stock was changed")).toBeVisible();
  await expect.element(field).toHaveValue("6");
  expectConsoleErrors(/stock/);
});

// docs/product/admin.md#running-out
test("'Running out' opens the product in its stock field", async () => {
  fakeShop(content);
  await openPage("/admin/products");
  await page
    .getByRole("button", { name: `${product.name} 10 left low at 5 Edit the stock` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await expect.element(dialog.getByRole("spinbutton", { name: "Stock quantity" })).toHaveFocus();
});

// docs/product/admin.md#stock-in-the-list
test("an edited stock that changed since is asked for again, also after a reload", async () => {
  fakeShop(content);
  const sent: unknown[] = [];
  api.on("PATCH /api/products/*", ({ body }) => {
    sent.push(body);
    return sent.length < 2
      ? { status: 409, json: { code: "stock_changed", message: "", data: { count: 6 } } }
      : { json: { ...product, stock_quantity: 33 } };
  });
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  const count = dialog.getByRole("spinbutton", { name: "Stock quantity" });
  await count.fill("33");
  fakeShop({ ...content, products: [{ ...product, stock_quantity: 6 }] });
  // The dialog opens with the draft.
  await openPage("/admin/products?tab=products");
  await expect.element(count).toHaveValue("33");
  const save = dialog.getByRole("button", { name: "Save changes" });
  await save.click();
  await expect.element(dialog.getByText(/The stock is 6 by now/)).toBeVisible();
  await expect.element(count).toHaveValue("33");
  await save.click();
  await expect
    .poll(() => sent)
    .toEqual([
      { stock_quantity: 33, expected_stock: 10 },
      { stock_quantity: 33, expected_stock: 6 },
    ]);
  expectConsoleErrors(/not saved/);
});

// docs/product/admin.md#undo-in-the-message
test("a deleted product comes back from the message about it", async () => {
  fakeShop(content);
  api.on("DELETE /api/products/*", () => {
    fakeShop({ viewer: "admin" });
    return { status: 204 };
  });
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: `Delete ${product.name}` }).click();
  await page.getByRole("button", { name: "Delete product", exact: true }).click();
  await expect.element(page.getByRole("rowheader")).not.toBeInTheDocument();
  api.on("POST /api/products/*/restore", () => {
    fakeShop(content);
    return { json: product };
  });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText("The product is back")).toBeVisible();
  await expect.element(page.getByRole("rowheader")).toBeVisible();
});

// docs/product/admin.md#undo-in-the-message
test("a deleted order comes back from the message about it", async () => {
  fakeShop(content);
  api.on("DELETE /api/orders/*", () => {
    fakeShop({ viewer: "admin" });
    return { status: 204 };
  });
  await openPage("/admin/products");
  await page.getByRole("button", { name: `Delete order ${shortId}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete order" }).click();
  await expect.element(page.getByText("0 orders", { exact: true })).toBeVisible();
  api.on("POST /api/orders/*/restore", () => {
    fakeShop(content);
    return { json: order };
  });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText("The order is back")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: shortId })).toBeVisible();
});

// docs/product/admin.md#from-the-order-to-the-panel
test("an order's details lead to it in the panel", { tags: ["full"] }, async () => {
  fakeShop({ ...content, orders: [sampleOrder(8, { customer_name: "Other" }), order] });
  api.on("GET /api/orders/*", { json: order });
  api.on("GET /api/orders/*/history", { json: { items: [], next_cursor: null } });
  api.on("PUT /api/orders/*/status", { json: { ...order, status: "processing" } });
  await openPage("/admin/products");
  await page
    .getByRole("button", { name: `Details of order ${shortId}` })
    .last()
    .click();
  const link = page.getByRole("link", { name: "Change status in the shop’s panel" });
  await expect.element(link).toHaveAttribute("href", `/shop#panel=${order.id}`);
  await link.click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  const linked = panel.getByRole("region", { name: "Porosia që hapët" });
  await linked.getByRole("combobox").selectOptions("processing");
  await expect.element(page.getByText("Order status updated")).toBeVisible();
  expect(api.calls("PUT /api/orders/*/status").map(({ path }) => path)).toEqual([
    `/api/orders/${order.id}/status`,
  ]);
});

test("a link to an order that is gone says so in the panel", async () => {
  fakeShop(content);
  api.reject("GET /api/orders/*", 404, "not_found");
  await openPage(`/shop#panel=${order.id}`);
  await expect.element(page.getByText("Kjo porosi nuk ekziston më.")).toBeVisible();
});

// docs/product/admin.md#from-the-order-to-the-panel
test("a customer who opens such a link gets no panel", async () => {
  fakeShop({ viewer: "customer" });
  await openPage(`/shop#panel=${order.id}`);
  await expect.element(page.getByText("Admin access required").first()).toBeVisible();
  expect(api.calls("GET /api/orders/*")).toEqual([]);
});

function acceptCounts(): void {
  api.on(countRoute, ({ body }) => {
    const { count } = body as { readonly count: number };
    const counted = { ...product, stock_quantity: count };
    fakeShop({ ...content, products: [counted] });
    acceptCounts();
    return { json: counted };
  });
}

function getCounts(): readonly unknown[] {
  return api.calls(countRoute).map(({ body }) => body);
}

// docs/product/admin.md#periods
test("orders are asked for by period, and the chart sums up another one", async () => {
  fakeShop(content);
  await openPage("/admin/products?day=2026-01-01&until=2026-01-31");
  await expect.element(page.getByLabelText("Until")).toHaveValue("2026-01-31");
  const listed = api.calls("GET /api/orders").find(({ query }) => query.get("limit") === "50");
  expect(listed?.query.toString()).toContain("day=2026-01-01&until=2026-01-31");
  await page.getByRole("combobox", { name: "Period" }).selectOptions("90");
  await expect.poll(() => api.calls("GET /api/admin/daily").at(-1)?.query.get("days")).toBe("90");
  await expect.element(page.getByText("1 order, €25.00")).toBeVisible();
});

// docs/product/admin.md#periods
test("the chart sums up from one day to another, and an impossible period leaves it as it is", async () => {
  fakeShop(content);
  await openPage("/admin/products?tab=add");
  const getPeriod = (): string | undefined =>
    api.calls("GET /api/admin/daily").at(-1)?.query.toString();
  await page.getByRole("combobox", { name: "Period" }).selectOptions("From – to");
  await page.getByLabelText("Day", { exact: true }).fill("2026-01-01");
  await page.getByLabelText("Until (period)").fill("2026-01-31");
  await expect.poll(getPeriod).toBe("day=2026-01-01&until=2026-01-31");
  await page.getByLabelText("Until (period)").fill("2025-12-31");
  await expect.element(page.getByText(/From the first to the last day/)).toBeVisible();
  expect(getPeriod()).toBe("day=2026-01-01&until=2026-01-31");
});

// docs/product/admin.md#frame-of-the-dashboard
test("the dashboard has neither banner nor footer, and all tabs are visible on a phone", async () => {
  await page.viewport(390, 800);
  fakeShop(content);
  await openPage("/admin/products");
  await expect.element(page.getByRole("tab", { name: "Brands" })).toBeVisible();
  expect(page.getByRole("contentinfo").elements()).toEqual([]);
  for (const tab of page.getByRole("tab").elements()) {
    const { left, right } = tab.getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
  }
});

// docs/product/admin.md#orders-of-a-customer
test("an order's details lead to all orders of its phone number", async () => {
  fakeShop(content);
  api.on("GET /api/orders/*/history", { json: { items: [], next_cursor: null } });
  await openPage("/admin/products");
  await page.getByRole("button", { name: `Details of order ${shortId}` }).click();
  await page.getByRole("link", { name: "All orders of this number" }).click();
  await expect.element(page.getByRole("searchbox")).toHaveValue(order.phone);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
