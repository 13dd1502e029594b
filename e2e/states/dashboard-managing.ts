import { expect, type Page } from "@playwright/test";
import { toRow } from "../support/dashboard-products.ts";
import { gasket, showProduct } from "./dashboard-parts.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

/** Brands and categories, several products at once, and the alerts. */
export const dashboardManagingStates: readonly State[] = [
  {
    name: "dashboard-names",
    show: async (page) => {
      await showNames(page);
    },
  },
  {
    name: "dashboard-names-merge",
    show: async (page) => {
      await showNames(page);
      for (const name of ["NSK-RHP", "Nsk-Rhp"]) {
        await page.getByRole("checkbox", { name: `Choose ${name}`, exact: true }).check();
      }
      await page.getByRole("button", { name: "Merge 2 chosen…" }).click();
      await expect(page.getByRole("dialog", { name: "Rename or merge brands" })).toBeVisible();
    },
  },
  {
    name: "dashboard-products-chosen",
    show: async (page) => {
      await chooseProduct(page);
    },
  },
  {
    name: "dashboard-bulk-errors",
    show: async (page) => {
      await openBulkDialog(page);
      await page.getByRole("combobox", { name: "Stock" }).selectOption("set");
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByText("Enter a valid number")).toBeVisible();
    },
  },
  {
    name: "dashboard-bulk-preview",
    show: async (page) => {
      await openBulkDialog(page);
      await page.getByRole("combobox", { name: "Price" }).selectOption("percent");
      await page.getByRole("spinbutton", { name: "Percent" }).fill("10");
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("button", { name: "Change 1 product" })).toBeVisible();
    },
  },
  {
    name: "dashboard-alerts",
    show: async (page) => {
      await page.goto("/admin/products");
      await page.getByRole("button", { name: "Alerts" }).click();
      await expect(page.getByRole("switch", { name: "Play a sound" })).toBeVisible();
    },
  },
];

async function showNames(page: Page): Promise<void> {
  await putOnSale("Bearing of one brand in two spellings", { brand: "NSK-RHP" });
  await putOnSale("Bearing of the other spelling", { brand: "Nsk-Rhp" });
  await page.goto("/admin/products?tab=names");
  await expect(page.getByRole("table", { name: "Brands by name" })).toBeVisible();
}

async function chooseProduct(page: Page): Promise<void> {
  await showProduct(page);
  const row = toRow(page, gasket);
  await row.getByRole("checkbox", { name: `Choose ${gasket}` }).check();
  await expect(page.getByText("1 product chosen")).toBeVisible();
}

async function openBulkDialog(page: Page): Promise<void> {
  await chooseProduct(page);
  await page.getByRole("button", { name: "Edit chosen…" }).click();
  await expect(page.getByRole("dialog", { name: "Edit several products" })).toBeVisible();
}
