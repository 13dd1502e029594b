import { expect, type Locator, type Page } from "@playwright/test";
import { orderRow, type TestOrder } from "../support/dashboard-orders.ts";
import { findListed, toRow } from "../support/dashboard-products.ts";
import type { TestProduct } from "../support/journey.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { callAs } from "../support/viewers.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

/** The product that the dashboard's and the panel's states look at. */
export const gasket = "Flange gasket DN 80 for the dashboard";

/** Puts it on sale, with enough pieces for every order of a state. */
export function sellGasket(): Promise<TestProduct> {
  return putOnSale(gasket, { stock_quantity: 9_000 });
}

/** States that only an admin can see. */
export function asAdmin(states: readonly State[]): readonly State[] {
  return states.map((state) => ({ ...state, viewer: "admin" }));
}

/** Opens the dashboard on a tab whose list isn't asked for yet: the browser asks for the others. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto("/admin/products?tab=add");
  await expect(page.getByRole("form", { name: "New product" })).toBeVisible();
}

/** From there to another tab. */
export function openTab(page: Page, name: RegExp): Promise<void> {
  return page.getByRole("tab", { name }).click();
}

/** From now on such a list has nothing in it. */
export async function emptyList(page: Page, path: string): Promise<void> {
  const json = { items: [], count: 0, next_cursor: null };
  await page.route(`**${path}?*`, (route) => route.fulfill({ json }));
}

/** The dashboard's order list with nothing but one new order. */
export async function showNewOrder(page: Page): Promise<TestOrder> {
  const customer = `Dritan Hoxha ${crypto.randomUUID().slice(0, 8)}`;
  const product = await sellGasket();
  const { id } = await placeOrderFor(await callAs("guest"), product, customer);
  const order = { id, shortId: id.slice(0, 8), customer };
  await page.goto(`/admin/products?q=${encodeURIComponent(customer)}`);
  await expect(orderRow(page, order)).toBeVisible();
  return order;
}

/** The dashboard's product list with nothing but one product: that gasket unless told. */
export async function showProduct(page: Page, product?: TestProduct): Promise<Locator> {
  const { name } = product ?? (await sellGasket());
  await openDashboard(page);
  await findListed(page, name);
  return toRow(page, name);
}

/** A toast that says so. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-slot="toast"]').getByText(words).first()).toBeVisible();
}
