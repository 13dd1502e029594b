import { expect, type Page } from "@playwright/test";
import { openOrder, searchOrders } from "../support/dashboard-orders.ts";
import { reject } from "../support/messages/scenario.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { callAs } from "../support/viewers.ts";
import {
  emptyList,
  expectToast,
  openDashboard,
  openTab,
  sellGasket,
  showNewOrder,
} from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

const orders = "/api/orders";

/** The dashboard's order list: loading, filled, empty and failed. */
const listStates: readonly State[] = [
  {
    name: "dashboard-orders-loading",
    show: async (page) => {
      await openOrders(page, () => delayResponses(page, `${orders}?*`));
      await expect(page.getByText("Loading orders…")).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-failed",
    show: async (page) => {
      await openOrders(page, () => reject(page, "GET", orders));
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-empty",
    show: async (page) => {
      await openOrders(page, () => emptyList(page, orders));
      await expect(page.getByText("No orders yet")).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-none-found",
    show: async (page) => {
      await page.goto("/admin/products");
      await searchOrders(page, "nobody ordered this");
      await expect(page.getByText("No orders found")).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-offline",
    show: async (page) => {
      await showNewOrder(page);
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-waiting",
    show: async (page) => {
      const { customer } = await showNewOrder(page);
      const order = async () => placeOrderFor(await callAs("guest"), await sellGasket(), customer);
      // Enough rows to scroll on a phone; on a desktop, the pointer over the list shows that it is
      // in use.
      for (let count = 0; count < 5; count += 1) await order();
      await expect(page.getByText("6 orders", { exact: true })).toBeVisible();
      await page.getByRole("row").last().scrollIntoViewIfNeeded();
      await page.getByRole("row").last().hover();
      await order();
      await expect(page.getByRole("button", { name: "Show 1 new order" })).toBeVisible();
    },
  },
  {
    name: "dashboard-orders-deleted",
    show: async (page) => {
      const order = await showNewOrder(page);
      await deleteOrder(page);
      await page.getByLabel("Status", { exact: true }).selectOption("Deleted (30 days)");
      const undo = page.getByRole("button", {
        name: `Undo the deletion of order ${order.shortId}`,
      });
      await expect(undo).toBeVisible();
    },
  },
];

/** The details and the deletion of an order. */
const orderStates: readonly State[] = [
  {
    name: "dashboard-order-details",
    show: async (page) => {
      const dialog = await openOrder(page, await showNewOrder(page));
      await expect(dialog.getByText("Nothing has been changed here yet.")).toBeVisible();
    },
  },
  {
    name: "dashboard-order-history-failed",
    show: async (page) => {
      const order = await showNewOrder(page);
      await reject(page, "GET", `${orders}/*`);
      const dialog = await openOrder(page, order);
      await expect(dialog.getByText("Failed to load the history")).toBeVisible();
    },
  },
  {
    name: "dashboard-order-delete-question",
    show: async (page) => {
      await showNewOrder(page);
      await askToDelete(page);
    },
  },
  {
    name: "dashboard-order-deleted",
    show: async (page) => {
      await showNewOrder(page);
      await deleteOrder(page);
    },
  },
  {
    name: "dashboard-order-not-deleted",
    show: async (page) => {
      await showNewOrder(page);
      await reject(page, "DELETE", `${orders}/*`);
      await askToDelete(page);
      await page.getByRole("button", { name: "Delete order", exact: true }).click();
      await expectToast(page, "Failed to delete order");
    },
  },
];

export const dashboardOrderStates: readonly State[] = [...listStates, ...orderStates];

async function openOrders(page: Page, arrange: () => Promise<void>): Promise<void> {
  await openDashboard(page);
  await arrange();
  await openTab(page, /^Orders/);
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Delete order/ }).click();
  await expect(page.getByRole("dialog", { name: /^Delete order/ })).toBeVisible();
}

async function deleteOrder(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole("button", { name: "Delete order", exact: true }).click();
  await expectToast(page, "Order deleted successfully!");
}
