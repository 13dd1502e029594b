import { expect, type Locator, type Page } from "@playwright/test";
import { siteHeaders } from "./customer.ts";

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Add New Product" }).click();
  const form = page.getByRole("form", { name: "New product" });
  await expect(form).toBeVisible();
  return form;
}

/** Opens the product list and searches it, waiting for `count` results. */
export async function findListed(page: Page, text: string, count: number = 1): Promise<void> {
  await page.getByRole("tab", { name: /^Manage Products \(\d+\)$/ }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  const found = count === 1 ? "1 product" : `${count} products`;
  await expect(page.getByText(found, { exact: true })).toBeVisible();
}

/** The list's row of a product. */
export function toRow(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ hasText: name });
}

/** Changes the stock through the API, as another admin would. */
export async function setStock(page: Page, id: string, stock: number): Promise<void> {
  const response = await page.request.patch(`/api/products/${id}`, {
    headers: siteHeaders(),
    data: { stock_quantity: stock },
  });
  expect(response.status()).toBe(200);
}
