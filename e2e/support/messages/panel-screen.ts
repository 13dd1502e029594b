import { expect, type Locator, type Page } from "@playwright/test";
import { adminCredentials, signInAs } from "../customer.ts";
import { addProduct, type CreatedProduct } from "../journey.ts";
import { makePng } from "../make-png.ts";
import { placeOrderFor } from "../place-order.ts";
import { breakDown, reject, type Screen } from "./scenario.ts";

let product: CreatedProduct = { id: "", name: "" };

/** "Panel Administruesi" with its three tabs. */
export const panelScreen: Screen = {
  name: "the panel in the shop",
  open: async (page) => {
    await signInAs(page, adminCredentials());
    await page.goto("/privacy");
    product = await addProduct(page);
    await placeOrderFor(page, product, `Panel ${product.name}`);
    await page.goto("/shop");
  },
  scenarios: [
    {
      says: ["Admin access granted"],
      provoke: (page) => page.getByRole("button", { name: "Admin Panel" }).click(),
    },
    {
      says: ["Failed to update product"],
      provoke: async (page) => {
        await getPanel(page).getByLabel("Kërko produkte").fill(product.name);
        await reject(page, "PUT", "/api/products/*");
        await productRow(page).getByRole("switch").click();
      },
    },
    {
      says: ["Product updated successfully"],
      provoke: (page) => productRow(page).getByRole("switch").click(),
    },
    {
      says: ["Failed to remove product"],
      provoke: async (page) => {
        await reject(page, "DELETE", "/api/products/*");
        await deleteProduct(page);
      },
    },
    { says: ["Product removed successfully"], provoke: deleteProduct },
    {
      says: ["Gabim në formë", "Ju lutemi plotësoni të gjitha fushat."],
      provoke: async (page) => {
        await getPanel(page).getByRole("tab", { name: "Shto Produkt" }).click();
        await submitProduct(page);
      },
    },
    {
      says: ["Gabim në kartelë", "Ju lutemi zgjidhni një kartelë imazhi."],
      provoke: (page) => chooseFile(page, "tekst.txt", "text/plain", Buffer.from("tekst")),
    },
    {
      says: ["Kartela është shumë e madhe", "Madhësia e kartelës duhet të jetë më pak se 5MB."],
      provoke: (page) =>
        chooseFile(page, "madhe.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1)),
    },
    {
      says: ["Gabim në ngarkimin e imazhit", "Nuk u arrit të ngarkohet imazhi. Provoni përsëri."],
      provoke: async (page) => {
        await breakDown(page, "/api/uploads/**");
        await chooseFile(page, "foto.png", "image/png", await makePng());
      },
    },
    {
      says: ["Imazhi u ngarkua", "Imazhi u ngarkua me sukses."],
      provoke: async (page) => chooseFile(page, "foto.png", "image/png", await makePng()),
    },
    {
      says: ["Failed to add product"],
      provoke: async (page) => {
        await fillProduct(page);
        await reject(page, "POST", "/api/products");
        await submitProduct(page);
      },
    },
    {
      says: ["Product added successfully and is now visible to all customers!"],
      provoke: submitProduct,
    },
    {
      says: ["Failed to load orders"],
      provoke: async (page) => {
        await reject(page, "GET", "/api/orders");
        await getPanel(page).getByRole("tab", { name: "Porositë" }).click();
      },
    },
    {
      says: ["Failed to update order status"],
      provoke: async (page) => {
        // Reload: the stream of changes may or may not have reloaded the list.
        await page.goto("/shop");
        await page.getByRole("button", { name: "Admin Panel" }).click();
        await getPanel(page).getByRole("tab", { name: "Porositë" }).click();
        await reject(page, "PUT", "/api/orders/*");
        await orderRow(page).getByRole("combobox").selectOption("processing");
      },
    },
    {
      says: ["Order status updated"],
      provoke: async (page) =>
        void (await orderRow(page).getByRole("combobox").selectOption("completed")),
    },
    {
      says: ["Order confirmed and stock updated automatically"],
      provoke: (page) => orderRow(page).getByRole("button", { name: "Konfirmo porosinë" }).click(),
    },
    {
      says: ["Please sign in to add products"],
      provoke: async (page) => {
        await getPanel(page).getByRole("tab", { name: "Shto Produkt" }).click();
        await fillProduct(page);
        await getPanel(page).getByLabel("Adresa e imazhit").fill("https://example.com/rrip.jpg");
        await page.context().clearCookies();
        await submitProduct(page);
      },
    },
  ],
};

function getPanel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Panel Administruesi" });
}

function productRow(page: Page): Locator {
  return getPanel(page).getByRole("listitem").filter({ hasText: product.name });
}

function orderRow(page: Page): Locator {
  return getPanel(page)
    .getByRole("listitem")
    .filter({ hasText: `Panel ${product.name}` });
}

async function deleteProduct(page: Page): Promise<void> {
  await productRow(page)
    .getByRole("button", { name: /^Fshi / })
    .click();
  await page.getByRole("button", { name: "Fshi produktin" }).click();
}

async function fillProduct(page: Page): Promise<void> {
  const panel = getPanel(page);
  await panel.getByLabel("Emri").fill("Rrip");
  await panel.getByLabel("Çmimi").fill("7");
  await panel.getByLabel("Përshkrimi").fill("Rrip trapezoidal");
}

async function submitProduct(page: Page): Promise<void> {
  const submit = getPanel(page).getByRole("button", { name: "Shto produktin" });
  await expect(submit).toBeVisible();
  await submit.click();
}

function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  return getPanel(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
}
