import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the admin panel of the shop. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  return page.getByRole("dialog", { name: "Panel Administruesi" });
}

/** Opens the panel and searches for a product. */
export async function findPanelProduct(page: Page, name: string): Promise<Locator> {
  const panel = await openPanel(page);
  await expect(panel.getByRole("tab", { name: "Produktet" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await panel.getByLabel("Kërko produkte").fill(name);
  await expect(panel.getByText("1 produkt", { exact: true })).toBeVisible();
  return panel.getByRole("listitem").filter({ hasText: name });
}
