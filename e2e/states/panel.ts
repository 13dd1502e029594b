import { expect, type Locator, type Page } from "@playwright/test";
import { makePng } from "../support/make-png.ts";
import { breakDown, reject } from "../support/messages/scenario.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { callAs } from "../support/viewers.ts";
import { asAdmin, emptyList, expectToast, gasket, sellGasket } from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

const products = "/api/admin/products";
const orders = "/api/orders";

/** The tab "Produktet". */
const productStates: readonly State[] = [
  {
    name: "panel-products",
    show: async (page) => {
      const panel = await openPanel(page);
      await expect(panel.getByRole("switch").first()).toBeVisible();
    },
  },
  {
    name: "panel-product-with-all-details",
    show: async (page) => {
      const { name } = await putOnSale("Spherical roller bearing with all details", {
        price: 9_999_999.99,
        currency: "ALL",
        brand: "Schweinfurter Kugellagerwerke",
        stock_quantity: 3,
        low_stock_threshold: 9_999,
        is_active: false,
      });
      const panel = await openPanel(page);
      await panel.getByLabel("Kërko produkte").fill(name);
      await expect(panel.getByText("1 produkt", { exact: true })).toBeVisible();
    },
  },
  {
    name: "panel-products-loading",
    show: async (page) => {
      await delayResponses(page, `${products}?*`);
      const panel = await openPanel(page);
      await expect(panel.getByText("Po ngarkohen produktet…")).toBeVisible();
    },
  },
  {
    name: "panel-products-failed",
    show: async (page) => {
      await reject(page, "GET", products);
      const panel = await openPanel(page);
      await expect(panel.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "panel-products-empty",
    show: async (page) => {
      await emptyList(page, products);
      const panel = await openPanel(page);
      await expect(panel.getByText("Ende nuk ka produkte")).toBeVisible();
    },
  },
  {
    name: "panel-products-none-found",
    show: async (page) => {
      const panel = await openPanel(page);
      await panel.getByLabel("Kërko produkte").fill("asgjë nuk quhet kështu");
      await expect(panel.getByText("Asnjë produkt nuk përputhet me kërkimin")).toBeVisible();
    },
  },
  {
    name: "panel-product-not-changed",
    show: async (page) => {
      const row = await findGasket(page);
      await reject(page, "PUT", "/api/products/*");
      await row.getByRole("switch").click();
      await expectToast(page, "Failed to update product");
    },
  },
  {
    name: "panel-product-delete-question",
    show: async (page) => {
      const row = await findGasket(page);
      await row.getByRole("button", { name: `Fshi ${gasket}` }).click();
      await expect(page.getByRole("dialog", { name: `Doni ta fshini ${gasket}?` })).toBeVisible();
    },
  },
  {
    name: "panel-offline",
    show: async (page) => {
      await findGasket(page);
      await page.context().setOffline(true);
      const line = page.getByRole("dialog").locator('[data-slot="live-notice"]');
      await expect(line).toBeVisible();
    },
  },
];

/** The tab "Shto Produkt". */
const formStates: readonly State[] = [
  { name: "panel-form", show: async (page) => void (await openForm(page)) },
  {
    name: "panel-form-errors",
    show: async (page) => {
      const panel = await openForm(page);
      await panel.getByRole("button", { name: "Shto produktin" }).click();
      await expectToast(page, "Gabim në formë");
    },
  },
  {
    name: "panel-image",
    show: async (page) => {
      await chooseImage(await openForm(page));
      await expectToast(page, "Imazhi u ngarkua");
      await expect(page.getByRole("img", { name: "Pamja paraprake e imazhit" })).toBeVisible();
    },
  },
  {
    name: "panel-image-failed",
    show: async (page) => {
      await breakDown(page, "/api/uploads/**");
      await chooseImage(await openForm(page));
      await expectToast(page, "Gabim në ngarkimin e imazhit");
    },
  },
];

/** The tab "Porositë". */
const orderStates: readonly State[] = [
  {
    name: "panel-orders",
    show: async (page) => {
      const customer = "Mirela Gashi";
      await placeOrderFor(await callAs("guest"), await sellGasket(), customer);
      const panel = await openOrders(page);
      await expect(panel.getByText(customer).first()).toBeVisible();
    },
  },
  {
    name: "panel-orders-pending",
    show: async (page) => {
      const customer = "Ilir Gashi";
      await placeOrderFor(await callAs("guest"), await sellGasket(), customer);
      const panel = await openOrders(page);
      await panel.getByRole("radio", { name: "Në pritje" }).click();
      await expect(panel.getByText(customer).first()).toBeVisible();
    },
  },
  {
    name: "panel-orders-loading",
    show: async (page) => {
      await delayResponses(page, `${orders}?*`);
      const panel = await openOrders(page);
      await expect(panel.getByText("Po ngarkohen porositë…")).toBeVisible();
    },
  },
  {
    name: "panel-orders-failed",
    show: async (page) => {
      await reject(page, "GET", orders);
      const panel = await openOrders(page);
      await expect(panel.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "panel-orders-empty",
    show: async (page) => {
      await emptyList(page, orders);
      const panel = await openOrders(page);
      await expect(panel.getByText("Ende nuk ka porosi")).toBeVisible();
    },
  },
];

/** "Panel Administruesi" inside the shop. */
export const panelStates: readonly State[] = asAdmin([
  ...productStates,
  ...formStates,
  ...orderStates,
]);

async function openPanel(page: Page): Promise<Locator> {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  await expect(panel).toBeVisible();
  // Dismiss the greeting, which a newer toast may hide, so that the screenshot shows what follows.
  const greeting = page.locator('[data-slot="toast"]').filter({ hasText: "Admin access granted" });
  await expect(greeting).toBeAttached();
  await greeting.getByRole("button", { includeHidden: true }).dispatchEvent("click");
  await expect(greeting).toHaveCount(0);
  return panel;
}

async function openForm(page: Page): Promise<Locator> {
  const panel = await openPanel(page);
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  await expect(panel.getByRole("button", { name: "Shto produktin" })).toBeVisible();
  return panel;
}

async function openOrders(page: Page): Promise<Locator> {
  const panel = await openPanel(page);
  await panel.getByRole("tab", { name: "Porositë" }).click();
  return panel;
}

async function findGasket(page: Page): Promise<Locator> {
  await sellGasket();
  const panel = await openPanel(page);
  await panel.getByLabel("Kërko produkte").fill(gasket);
  await expect(panel.getByText("1 produkt", { exact: true })).toBeVisible();
  return panel.getByRole("listitem").filter({ hasText: gasket });
}

async function chooseImage(panel: Locator): Promise<void> {
  const file = { name: "foto.png", mimeType: "image/png", buffer: await makePng() };
  await panel.locator('input[type="file"]').setInputFiles(file);
}
