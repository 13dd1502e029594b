import { expect, type Locator, type Page } from "@playwright/test";
import { addProduct } from "../support/journey.ts";
import { reject } from "../support/messages/scenario.ts";
import { callAs } from "../support/viewers.ts";
import {
  emptyList,
  expectToast,
  gasket,
  openDashboard,
  openTab,
  showProduct,
} from "./dashboard-parts.ts";
import { delayResponses, answerWithError } from "./network.ts";
import type { State } from "./state.ts";

const products = "/api/admin/products";

/** The dashboard's product list: loading, filled, empty and failed. */
const listStates: readonly State[] = [
  {
    name: "dashboard-products",
    show: async (page) => {
      await openProducts(page);
      await expect(page.getByRole("rowheader").first()).toBeVisible();
    },
  },
  {
    name: "dashboard-products-loading",
    show: async (page) => {
      await openProducts(page, () => delayResponses(page, `${products}?*`));
      await expect(page.getByText("Loading products...")).toBeVisible();
    },
  },
  {
    name: "dashboard-products-failed",
    show: async (page) => {
      await openProducts(page, () => reject(page, "GET", products));
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "dashboard-products-empty",
    show: async (page) => {
      await openProducts(page, () => emptyList(page, products));
      await expect(page.getByText("No products yet")).toBeVisible();
    },
  },
  {
    name: "dashboard-products-none-found",
    show: async (page) => {
      await page.goto("/admin/products?tab=products&q=nothing+is+called+this");
      await expect(page.getByText("No products found")).toBeVisible();
    },
  },
  {
    name: "dashboard-products-offline",
    show: async (page) => {
      await showProduct(page);
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
];

/** The history, the changes and the deletion of a product. */
const productStates: readonly State[] = [
  {
    name: "dashboard-product-history",
    show: async (page) => {
      const row = await showProduct(page);
      await row.getByRole("button", { name: /^History/ }).click();
      await expect(page.getByRole("dialog", { name: "History" }).getByText("Added")).toBeVisible();
    },
  },
  { name: "dashboard-product-edit", show: async (page) => void (await openEdit(page)) },
  {
    name: "dashboard-product-edit-errors",
    show: async (page) => {
      const dialog = await openEdit(page);
      const fields = [{ path: "price" }, { path: "stock_quantity" }, { path: "name" }];
      const answer = { status: 422, code: "invalid_input", data: { fields } };
      await answerWithError(page, "/api/products/*", answer);
      await dialog.getByLabel("Price").fill("14");
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await expect(dialog.getByLabel("Price")).toHaveAttribute("aria-invalid", "true");
      await expectToast(page, "Failed to update product");
    },
  },
  {
    name: "dashboard-product-edit-discard",
    show: async (page) => {
      const dialog = await openEdit(page);
      await dialog.getByLabel("Price").fill("19.90");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
    },
  },
  {
    name: "dashboard-product-delete-question",
    show: async (page) => {
      await showProduct(page);
      await askToDelete(page, gasket);
    },
  },
  {
    name: "dashboard-product-not-deleted",
    show: async (page) => {
      await showProduct(page);
      await reject(page, "DELETE", "/api/products/*");
      await askToDelete(page, gasket);
      await page.getByRole("button", { name: "Delete product", exact: true }).click();
      await expectToast(page, "Failed to remove product");
    },
  },
  {
    name: "dashboard-products-deleted",
    show: async (page) => {
      // Every width deletes its own product.
      const name = `Gear motor ${crypto.randomUUID().slice(0, 8)}`;
      await showProduct(page, await addProduct(await callAs("admin"), { name }));
      await askToDelete(page, name);
      await page.getByRole("button", { name: "Delete product", exact: true }).click();
      await expectToast(page, "Product removed successfully!");
      await page.getByLabel("State").selectOption("Deleted (30 days)");
      const undo = page.getByRole("button", { name: `Undo the deletion of ${name}` });
      await expect(undo).toBeVisible();
    },
  },
];

export const dashboardProductStates: readonly State[] = [...listStates, ...productStates];

async function openProducts(page: Page, arrange?: () => Promise<void>): Promise<void> {
  await openDashboard(page);
  await arrange?.();
  await openTab(page, /^Manage Products/);
}

async function openEdit(page: Page): Promise<Locator> {
  const row = await showProduct(page);
  await row.getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await expect(dialog.getByLabel("Product name")).toHaveValue(gasket);
  return dialog;
}

async function askToDelete(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("dialog", { name: `Delete ${name}` })).toBeVisible();
}
