import { expect } from "@playwright/test";
import { orderRow, placeTestOrder, searchOrders } from "./support/dashboard-orders.ts";
import { addProduct, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#live-orders
test(
  "a new order appears in the open list and is marked, but only where it matches",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const other = await addProduct(page);
    await searchOrders(page, product.name);
    await expect(page.getByText("No orders found")).toBeVisible();
    const stranger = await placeTestOrder(page, other);
    const order = await placeTestOrder(page, product);
    await expect(orderRow(page, order)).toContainText("New");
    await expect(orderRow(page, stranger)).toHaveCount(0);
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
    await searchOrders(page, "");
    await expect(orderRow(page, stranger)).toBeVisible();
  },
);

// docs/product/admin.md#live-orders
test(
  "an incoming order doesn't move the row under the pointer",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const first = await placeTestOrder(page, product);
    await searchOrders(page, product.name);
    const row = orderRow(page, first);
    await row.hover();
    const before = await row.boundingBox();
    const second = await placeTestOrder(page, product);
    const show = page.getByRole("button", { name: "Show 1 new order" });
    await expect(show).toBeVisible();
    await expect(page.getByText("2 orders", { exact: true })).toBeVisible();
    await expect(orderRow(page, second)).toHaveCount(0);
    expect(await row.boundingBox()).toEqual(before);

    // A click would move the pointer off the rows, and they would join the list before it.
    await show.press("Enter");
    await expect(orderRow(page, second)).toContainText("New");
    await expect(show).toHaveCount(0);
    await expect(page.getByText("2 orders", { exact: true })).toBeFocused();
    // With the pointer elsewhere, the order shows at once.
    const third = await placeTestOrder(page, product);
    await expect(orderRow(page, third)).toContainText("New");
  },
);

test(
  "a scrolled list keeps its position when an order comes in",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const first = await placeTestOrder(page, product);
    for (let index = 0; index < 9; index += 1) await placeTestOrder(page, product);
    await page.goto(`/admin/products?q=${encodeURIComponent(product.name)}`);
    await orderRow(page, first).scrollIntoViewIfNeeded();
    const before = await orderRow(page, first).boundingBox();
    await placeTestOrder(page, product);
    const show = page.getByRole("button", { name: "Show 1 new order" });
    await expect(show).toBeInViewport();
    expect(await orderRow(page, first).boundingBox()).toEqual(before);
    await show.click();
    await expect(page.getByText("11 orders", { exact: true })).toBeInViewport();
  },
);
