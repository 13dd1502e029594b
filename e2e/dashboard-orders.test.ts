import { expect } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import {
  openOrder,
  orderRow,
  placeTestOrder,
  searchOrders,
  setStatusAsAdmin,
} from "./support/dashboard-orders.ts";
import { addProduct, overflow, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#search-in-orders
test(
  "orders are found by name, phone, number and product, and the address keeps the search",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const phone = `+383 44 ${Date.now() % 1_000_000}`;
    const order = await placeTestOrder(page, product, { phone });
    for (const wanted of [order.customer, phone, order.shortId, product.name]) {
      await searchOrders(page, wanted);
      await expect(page.getByText("1 order", { exact: true })).toBeVisible();
      await expect(orderRow(page, order)).toContainText(order.customer);
    }
    await expect(page).toHaveURL(`/admin/products?q=${product.name.replace(" ", "+")}`);
    await page.reload();
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(product.name);
    // Switching to the products and back keeps the search.
    await page.getByRole("tab", { name: /^Manage Products/ }).click();
    await page.getByRole("tab", { name: /^Orders/ }).click();
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();

    await searchOrders(page, "nobody ordered this");
    await expect(page.getByText("No orders found")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(orderRow(page, order)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/products$/);
  },
);

test(
  "orders are filtered by status and day; Back returns to the previous status",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const order = await placeTestOrder(page, product);
    await setStatusAsAdmin(page, order, "processing");
    await searchOrders(page, product.name);
    await expect(orderRow(page, order)).toContainText("Processing");
    const status = page.getByLabel("Status", { exact: true });
    await status.selectOption("Completed");
    await expect(page.getByText("No orders found")).toBeVisible();
    await status.selectOption("Processing");
    await expect(orderRow(page, order)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("No orders found")).toBeVisible();
    await page.goForward();

    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tirane" }).format(
      new Date(),
    );
    const day = page.getByLabel("Day", { exact: true });
    await day.fill(today);
    await expect(page).toHaveURL(new RegExp(`day=${today}`));
    await expect(orderRow(page, order)).toBeVisible();
    await day.fill("2001-02-03");
    await expect(page.getByText("No orders found")).toBeVisible();
  },
);

// docs/product/shop.md#albanian-formats, docs/product/admin.md#orders-can-be-deleted
test("an order's details show all its data and its history", async ({ strictPage: page }) => {
  await signInAsAdmin(page);
  const product = await addProduct(page, { price: 4.35 });
  const order = await placeTestOrder(page, product, { notes: "Hyrja nga oborri" });
  await setStatusAsAdmin(page, order, "completed");
  const dialog = await openOrder(page, order);
  for (const text of [order.customer, "+355 69 123 4567", "Hyrja nga oborri", product.name]) {
    await expect(dialog.getByText(text).first()).toBeVisible();
  }
  await expect(dialog.getByText("Shqipëri, Tiranë, Rruga e Durrësit 12")).toBeVisible();
  await expect(dialog.getByText("€4.35")).toBeVisible();
  await expect(dialog.getByText("€8.70").first()).toBeVisible();
  await expect(dialog.getByText(/^[\d\s]+ Lekë$/)).toBeVisible();
  await expect(dialog.getByText("Status changed")).toBeVisible();
  await expect(dialog.getByText(/by Admin User/)).toBeVisible();
  // The dashboard shows the status but can't change it.
  await expect(dialog.getByRole("combobox")).toHaveCount(0);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: `Details of order ${order.shortId}` }),
  ).toBeFocused();
});

test(
  "an open order stays open when its list becomes empty",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const order = await placeTestOrder(page, product);
    await page.goto(`/admin/products?q=${encodeURIComponent(product.name)}&status=pending`);
    const dialog = await openOrder(page, order);
    await setStatusAsAdmin(page, order, "completed");
    await expect(page.getByText("No orders found")).toBeAttached();
    await expect(dialog.getByText(order.customer)).toBeVisible();
  },
);

test("the list loads page by page and reports a failure", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  const product = await addProduct(page);
  const first = await placeTestOrder(page, product);
  for (let index = 0; index < 50; index += 1) await placeTestOrder(page, product);
  await searchOrders(page, product.name);
  await expect(page.getByText("51 orders", { exact: true })).toBeVisible();
  await expect(page.getByText("50 of 51 orders shown")).toBeVisible();
  await expect(orderRow(page, first)).toHaveCount(0);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(orderRow(page, first)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);

  await page.route("**/api/orders?*", (route) => route.fulfill({ status: 403, json: {} }));
  await searchOrders(page, "Somebody else");
  await expect(page.getByText("Failed to load orders").first()).toBeVisible();
  await page.unroute("**/api/orders?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No orders found")).toBeVisible();
});

test(
  "revenue and orders per day are shown as a table and a chart with keyboard navigation",
  { tag: "@full" },
  async ({ strictPage: page, isMobile }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page, { price: 1_000 });
    if (isMobile) await page.getByText("Chart and low stock").click();
    const chart = page.getByRole("region", { name: "Revenue and orders per day" });
    await placeTestOrder(page, product);
    const day = chart.getByRole("slider", { name: "Day of the chart" });
    await expect(day).toHaveAttribute("aria-valuetext", /^\d+\.\d+\. €[\d,]+\.\d\d, \d+ orders?$/);
    const before = await day.getAttribute("aria-valuetext");
    // The chart updates with the next order.
    await placeTestOrder(page, product);
    await expect(day).not.toHaveAttribute("aria-valuetext", before ?? "");
    await expect(chart.getByText(/^Today, /)).toBeVisible();
    await day.focus();
    await page.keyboard.press("Home");
    await expect(day).toHaveAttribute("aria-valuetext", /0 orders$/);
    await expect(chart.getByText(/^Today, /)).toHaveCount(0);
    await page.keyboard.press("End");
    await expect(chart.getByText(/^Today, /)).toBeVisible();

    await chart.getByText("Show as a table").click();
    const table = chart.getByRole("table", { name: "Revenue and orders of the last 30 days" });
    await expect(table.getByRole("row")).toHaveCount(31);
  },
);

test(
  "low stock is listed, emptiest first, and links to the product list",
  { tag: "@full" },
  async ({ strictPage: page, isMobile }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page, { stock_quantity: 0, low_stock_threshold: 3 });
    if (isMobile) await page.getByText("Chart and low stock").click();
    const list = page.getByRole("region", { name: "Running out" });
    await expect(list.getByRole("listitem")).toHaveCount(7);
    await expect(list.getByRole("listitem").first()).toContainText("0 left");
    await list.getByRole("link", { name: /^Show all \d+ in Manage Products$/ }).click();
    await expect(page).toHaveURL(/tab=products&state=low-stock&sort=stock-asc/);
    await expect(page.getByRole("tab", { name: /^Manage Products/ })).toBeInViewport();
    await expect(page.getByRole("row").filter({ hasText: product.name })).toBeVisible();
  },
);

test(
  "the order list has no accessibility errors in either theme and fits 320 px",
  { tag: "@full" },
  async ({ page, isMobile }) => {
    await signInAsAdmin(page);
    const order = await placeTestOrder(page, await addProduct(page));
    if (isMobile) await page.getByText("Chart and low stock").click();
    await page.getByText("Show as a table").click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findAccessibilityErrors(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(orderRow(page, order)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await openOrder(page, order);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);
