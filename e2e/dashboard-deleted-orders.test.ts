import { expect } from "@playwright/test";
import { openOrder, orderRow, placeTestOrder, searchOrders } from "./support/dashboard-orders.ts";
import { addProduct, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#orders-can-be-deleted
test(
  "an order is deleted after the specified question, listed as deleted, and restored",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const order = await placeTestOrder(page, product);
    await searchOrders(page, product.name);
    const remove = page.getByRole("button", { name: `Delete order ${order.shortId}` });
    const question = page.getByRole("dialog", { name: `Delete order ${order.shortId}` });
    await remove.click();
    await expect(
      question.getByText(
        "Are you sure you want to delete this order? This action cannot be undone.",
      ),
    ).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole("button", { name: "Delete order" }).click();
    await expect(page.getByText("Order deleted successfully!")).toBeVisible();
    await expect(page.getByText("No orders found")).toBeVisible();
    await expect(page.getByText("0 orders", { exact: true })).toBeFocused();

    await page.getByLabel("Status", { exact: true }).selectOption("Deleted (30 days)");
    const row = orderRow(page, order);
    await expect(row).toContainText(/Deleted by Admin User on \d+\.\d+\.\d{4}, \d\d:\d\d/);
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText("The order is back")).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByLabel("Status", { exact: true }).selectOption("All");
    await expect(row).toBeVisible();

    const dialog = await openOrder(page, order);
    await expect(dialog.getByText("Brought back")).toBeVisible();
    await expect(dialog.getByText("Deleted", { exact: true })).toBeVisible();
  },
);

test("a failed deletion shows an error and keeps the order", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  const order = await placeTestOrder(page, await addProduct(page));
  await page.route(`**/api/orders/${order.id}`, (route) => route.abort());
  await page.getByRole("button", { name: `Delete order ${order.shortId}` }).click();
  await page
    .getByRole("dialog", { name: `Delete order ${order.shortId}` })
    .getByRole("button", { name: "Delete order" })
    .click();
  await expect(page.getByText("Failed to delete order")).toBeVisible();
  await expect(orderRow(page, order)).toBeVisible();
});
