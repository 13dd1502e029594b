import { expect, type Page } from "@playwright/test";
import { reject } from "../support/messages/scenario.ts";
import { asAdmin, openDashboard } from "./dashboard-parts.ts";
import { delayResponses } from "./network.ts";
import { pageAt, type State } from "./state.ts";

const statusCall = "/api/admin/status";

/** The server's status: read, in Albanian, being read, failed. */
export const statusStates: readonly State[] = asAdmin([
  pageAt("status", "/status", { isPage: true }),
  pageAt("status-albanian", "/status?lang=sq"),
  {
    name: "status-loading",
    show: async (page) => {
      await openDashboard(page);
      await delayResponses(page, statusCall);
      await openStatus(page);
      await expect(page.getByRole("status", { name: "Reading the status…" })).toBeVisible();
    },
  },
  {
    name: "status-failed",
    show: async (page) => {
      await openDashboard(page);
      await reject(page, "GET", statusCall);
      await openStatus(page);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
]);

// From the dashboard, so that the browser asks instead of the server.
function openStatus(page: Page): Promise<void> {
  return page.getByRole("link", { name: "Status" }).click();
}
