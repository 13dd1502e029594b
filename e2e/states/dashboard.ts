import { expect, type Page } from "@playwright/test";
import { reject } from "../support/messages/scenario.ts";
import { dashboardFormStates } from "./dashboard-form.ts";
import { dashboardImportStates } from "./dashboard-import.ts";
import { dashboardManagingStates } from "./dashboard-managing.ts";
import { dashboardOrderStates } from "./dashboard-orders.ts";
import { asAdmin, showNewOrder } from "./dashboard-parts.ts";
import { dashboardProductStates } from "./dashboard-products.ts";
import { dashboardSearchStates } from "./dashboard-searches.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

/** Figures, chart and stock list above and beside the dashboard's lists. */
const figureStates: readonly State[] = [
  {
    name: "dashboard",
    path: "/admin/products",
    show: async (page) => {
      await page.goto("/admin/products");
      await expect(page.getByRole("tab", { name: /^Orders \(/ })).toBeVisible();
    },
  },
  {
    name: "dashboard-figures-loading",
    show: async (page) => {
      await comeFromAccount(page, () =>
        delayResponses(page, "/api/admin/{stats,daily?*,products?*}"),
      );
      await openFigures(page);
      const figures = page.getByRole("region", { name: "Running out" });
      await expect(figures.locator('[data-slot="skeleton"]')).toBeVisible();
    },
  },
  {
    name: "dashboard-figures-failed",
    show: async (page) => {
      await comeFromAccount(page, () => reject(page, "GET", "/api/admin/*"));
      await openFigures(page);
      await expect(page.getByText("The figures didn’t arrive")).toBeVisible();
      await expect(page.getByText("The figures per day didn’t arrive")).toBeVisible();
      await expect(page.getByText("The list of products didn’t arrive")).toBeVisible();
    },
  },
  {
    name: "dashboard-chart-table",
    show: async (page) => {
      await showNewOrder(page);
      await openFigures(page);
      await page.getByText("Show as a table").click();
      const table = page.getByRole("table", { name: "Revenue and orders of the last 30 days" });
      await expect(table).toBeVisible();
    },
  },
];

/** `/admin/products` for an admin. */
export const dashboardStates: readonly State[] = asAdmin([
  ...figureStates,
  ...dashboardOrderStates,
  ...dashboardProductStates,
  ...dashboardFormStates,
  ...dashboardImportStates,
  ...dashboardSearchStates,
  ...dashboardManagingStates,
]);

/** Navigates by a link, so that the browser requests the figures instead of the server. */
async function comeFromAccount(page: Page, arrange: () => Promise<void>): Promise<void> {
  await page.goto("/account");
  await arrange();
  await page.getByRole("link", { name: "Open the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin dashboard" })).toBeVisible();
}

/** The figures are beside the lists, or behind a disclosure on narrow screens. */
async function openFigures(page: Page): Promise<void> {
  const line = page.getByText("Chart and low stock");
  if (await line.isVisible()) await line.click();
}
