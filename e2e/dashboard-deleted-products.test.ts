import { expect } from "@playwright/test";
import { findListed, toRow } from "./support/dashboard-products.ts";
import { addProduct, openOtherPage, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#deleted-products
test(
  "a product is deleted after a question and restored from the list of deleted ones",
  { tag: "@full" },
  async ({ strictPage: page, browser }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    const visitor = await openOtherPage(browser, page);
    await visitor.goto(`/shop?q=${encodeURIComponent(product.name)}`);
    await expect(visitor.getByText("1 products found", { exact: true })).toBeVisible();
    await findListed(page, product.name);
    const remove = page.getByRole("button", { name: `Delete ${product.name}` });
    await remove.click();
    const question = page.getByRole("dialog", { name: `Delete ${product.name}` });
    await expect(question.getByText("Are you sure you want to delete this product?")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole("button", { name: "Delete product" }).click();
    await expect(page.getByText("Product removed successfully!")).toBeVisible();
    await expect(page.getByText("No products found")).toBeVisible();
    await expect(page.getByText("0 products", { exact: true })).toBeFocused();
    await expect(visitor.getByText("0 products found", { exact: true })).toBeVisible();

    await page.getByLabel("State").selectOption("Deleted (30 days)");
    await expect(toRow(page, product.name)).toContainText(
      /Deleted by .+ on \d{1,2}\.\d{1,2}\.\d{4}/,
    );
    await page.getByRole("button", { name: `Undo the deletion of ${product.name}` }).click();
    await expect(page.getByText("The product is back")).toBeVisible();
    await expect(toRow(page, product.name)).toHaveCount(0);
    await expect(visitor.getByText("1 products found", { exact: true })).toBeVisible();
    await visitor.context().close();
  },
);

test("a failed deletion shows an error and changes nothing", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  const product = await addProduct(page);
  await findListed(page, product.name);
  await page.route(`**/api/products/${product.id}`, (route) => route.abort());
  await page.getByRole("button", { name: `Delete ${product.name}` }).click();
  await page.getByRole("button", { name: "Delete product", exact: true }).click();
  await expect(page.getByText("Failed to remove product")).toBeVisible();
  await expect(toRow(page, product.name)).toHaveCount(1);
});
