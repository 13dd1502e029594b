import { expect, type Locator, type Page } from "@playwright/test";
import { clickUntil } from "../click-until.ts";
import { adminCredentials, signInAs } from "../customer.ts";
import { findListed, openForm, toRow } from "../dashboard-products.ts";
import { addProduct, type CreatedProduct } from "../journey.ts";
import { makePng } from "../make-png.ts";
import { placeOrderFor } from "../place-order.ts";
import { breakDown, reject, type Screen } from "./scenario.ts";

let product: CreatedProduct = { id: "", name: "" };

/** `/admin/products`. */
export const dashboardScreen: Screen = {
  name: "the dashboard",
  open: async (page) => {
    await signInAs(page, adminCredentials());
    await page.goto("/privacy");
    product = await addProduct(page);
    await placeOrderFor(page, product, `Dashboard ${product.name}`);
    await page.goto("/admin/products");
    await expect(page.getByRole("tab", { name: /^Orders \(\d+\)$/ })).toBeVisible();
  },
  scenarios: [
    {
      says: ["Failed to load brands"],
      provoke: async (page) => {
        await reject(page, "GET", "/api/brands");
        await openForm(page);
      },
    },
    {
      says: ["Please select an image file"],
      provoke: (page) => chooseFile(page, "a.txt", "text/plain", Buffer.from("text")),
    },
    {
      says: ["Image size must be less than 5MB"],
      provoke: (page) => chooseFile(page, "a.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1)),
    },
    {
      says: ["Failed to upload image: {reason}"],
      provoke: async (page) => {
        await breakDown(page, "/api/uploads/**");
        await chooseFile(page, "a.png", "image/png", await makePng());
      },
    },
    {
      says: ["Image uploaded successfully!"],
      provoke: async (page) => chooseFile(page, "a.png", "image/png", await makePng()),
    },
    { says: ["Please fill in all required fields"], provoke: submitProduct },
    {
      says: ["Failed to add product"],
      provoke: async (page) => {
        await productForm(page).getByLabel("Product name").fill("Gear");
        await productForm(page).getByLabel("Price").fill("3");
        await reject(page, "POST", "/api/products");
        await submitProduct(page);
      },
    },
    { says: ["Product added successfully!"], provoke: submitProduct },
    {
      says: ["Failed to update product"],
      provoke: async (page) => {
        await findListed(page, product.name);
        await toRow(page, product.name).getByRole("button", { name: /^Edit/ }).click();
        await page.getByRole("dialog").getByLabel("Price").fill("14");
        await reject(page, "PATCH", "/api/products/*");
        await page.getByRole("button", { name: "Save changes" }).click();
      },
    },
    {
      says: ["Product updated successfully!"],
      provoke: (page) => page.getByRole("button", { name: "Save changes" }).click(),
    },
    {
      says: ["Are you sure you want to delete this product?"],
      where: "dialog",
      provoke: (page) => page.getByRole("button", { name: `Delete ${product.name}` }).click(),
    },
    {
      says: ["Failed to remove product"],
      provoke: async (page) => {
        await reject(page, "DELETE", "/api/products/*");
        await page.getByRole("button", { name: "Delete product", exact: true }).click();
      },
    },
    {
      says: ["Product removed successfully!"],
      provoke: async (page) => {
        await page.getByRole("button", { name: `Delete ${product.name}` }).click();
        await page.getByRole("button", { name: "Delete product", exact: true }).click();
      },
    },
    {
      says: ["Failed to load orders"],
      provoke: async (page) => {
        await reject(page, "GET", "/api/orders");
        await page.getByRole("tab", { name: /^Orders/ }).click();
        // The list without a search may have just been loaded.
        const orders = page.getByRole("tabpanel", { name: /^Orders/ });
        await orders.getByRole("searchbox", { name: "Search" }).fill("nothing");
      },
    },
    {
      says: ["Are you sure you want to delete this order? This action cannot be undone."],
      where: "dialog",
      provoke: async (page) => {
        // Reload: the stream of changes may or may not have reloaded the list.
        await page.goto("/admin/products");
        await askToDeleteOrder(page);
      },
    },
    {
      says: ["Failed to delete order"],
      provoke: async (page) => {
        await reject(page, "DELETE", "/api/orders/*");
        await page.getByRole("button", { name: "Delete order", exact: true }).click();
      },
    },
    {
      says: ["Order deleted successfully!"],
      provoke: async (page) => {
        await askToDeleteOrder(page);
        await page.getByRole("button", { name: "Delete order", exact: true }).click();
      },
    },
    {
      says: ["Logged out successfully", "Successfully signed out"],
      provoke: (page) => page.getByRole("button", { name: "Logout" }).click(),
    },
    {
      // The text of the operation; the only screen for it adds an exclamation mark.
      says: ["Order deleted successfully"],
      where: "answer",
      provoke: async (page) => void (await page.goto("/api/openapi.json")),
    },
  ],
};

function productForm(page: Page): Locator {
  return page.getByRole("form", { name: "New product" });
}

function submitProduct(page: Page): Promise<void> {
  return productForm(page).getByRole("button", { name: "Add product" }).click();
}

function askToDeleteOrder(page: Page): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: `Dashboard ${product.name}` });
  return clickUntil(row.getByRole("button", { name: /^Delete order/ }), page.getByRole("dialog"));
}

function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  return productForm(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}
