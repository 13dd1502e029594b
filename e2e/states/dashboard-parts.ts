import { expect, type Locator, type Page } from "@playwright/test";
import { orderRow, type TestOrder } from "../support/dashboard-orders.ts";
import { findListed, toRow } from "../support/dashboard-products.ts";
import type { CreatedProduct } from "../support/journey.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { callAs } from "../support/viewers.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

/** The product that the states of the dashboard and the panel share. */
export const gasket = "Flange gasket DN 80 for the dashboard";

/** Creates the shared product with enough stock for the orders of all states. */
export function sellGasket(): Promise<CreatedProduct> {
  return putOnSale(gasket, { stock_quantity: 9_000 });
}

export function asAdmin(states: readonly State[]): readonly State[] {
  return states.map((state) => ({ ...state, viewer: "admin" }));
}

/**
 * Opens the dashboard on a tab without a list, so that the browser requests the other tabs' lists.
 */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto("/admin/products?tab=add");
  await expect(page.getByRole("form", { name: "New product" })).toBeVisible();
}

/** Switches to another tab of the dashboard. */
export function openTab(page: Page, name: RegExp): Promise<void> {
  return page.getByRole("tab", { name }).click();
}

/** Makes the API return an empty list from now on. */
export async function emptyList(page: Page, path: string): Promise<void> {
  const json = { items: [], count: 0, next_cursor: null };
  await page.route(`**${path}?*`, (route) => route.fulfill({ json }));
}

/** Opens the dashboard's order list, filtered to one new order. */
export async function showNewOrder(page: Page): Promise<TestOrder> {
  const customer = `Dritan Hoxha ${crypto.randomUUID().slice(0, 8)}`;
  const product = await sellGasket();
  const { id } = await placeOrderFor(await callAs("guest"), product, customer);
  const order = { id, shortId: id.slice(0, 8), customer };
  await page.goto(`/admin/products?q=${encodeURIComponent(customer)}`);
  await expect(orderRow(page, order)).toBeVisible();
  return order;
}

/** Opens the dashboard's product list, filtered to one product: the gasket by default. */
export async function showProduct(page: Page, product?: CreatedProduct): Promise<Locator> {
  const { name } = product ?? (await sellGasket());
  await openDashboard(page);
  await findListed(page, name);
  return toRow(page, name);
}

/** Waits for a toast with this text. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-slot="toast"]').getByText(words).first()).toBeVisible();
}
