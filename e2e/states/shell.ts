import { expect } from "@playwright/test";
import { createCustomer, signInAs } from "../support/customer.ts";
import { keepOrderOnDevice } from "../support/queued-order.ts";
import { pageAt, type State } from "./state.ts";

const longName = "Aleksandra Konstandina Hoxhallari-Papadhimitropullos, Makineri Bujqësore shpk";

/** Header, menus and footer of every page, and the error pages. */
export const shellStates: readonly State[] = [
  {
    name: "menu-open",
    show: async (page) => {
      await page.goto("/about");
      const button = page.getByRole("button", { name: "Open menu" });
      if (await button.isVisible()) {
        await button.click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
        return;
      }
      await page.getByRole("button", { name: "Products", exact: true }).click();
      await expect(page.getByRole("link", { name: "All Products" })).toBeVisible();
    },
  },
  {
    name: "sidebar-open",
    show: async (page) => {
      await page.goto("/about");
      await page.keyboard.press("Control+b");
      // A phone has the menu instead.
      if ((page.viewportSize()?.width ?? 0) < 768) return;
      await expect(page.locator('aside[data-slot="sidebar"]')).toBeVisible();
    },
  },
  {
    name: "sidebar-collapsed",
    show: async (page) => {
      await page
        .context()
        .addCookies([
          { name: "sidebar_state", value: "false", url: process.env.E2E_BASE_URL ?? "" },
        ]);
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "skip-link",
    show: async (page) => {
      await page.goto("/about");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    },
  },
  {
    name: "header-signed-in",
    show: async (page) => {
      await signInAs(page, await createCustomer(page, longName));
      await page.goto("/about");
      await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    },
  },
  {
    name: "sign-out-question",
    show: async (page) => {
      await signInAs(page, await createCustomer(page));
      const me: { user: { id: string } } = await (await page.request.get("/api/admin/me")).json();
      await page.route("**/api/orders", (route) => route.abort());
      await page.goto("/about");
      await keepOrderOnDevice(page, { owner: null });
      await keepOrderOnDevice(page, { owner: me.user.id, isInDoubt: true });
      await page.reload();
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page.getByRole("button", { name: "Keep and sign out" })).toBeVisible();
    },
  },
  {
    name: "access-denied",
    viewer: "customer",
    show: async (page) => {
      await page.goto("/admin/products");
      await expect(page.getByText("Access denied: Admin privileges required")).toBeVisible();
    },
  },
  pageAt("not-found", "/no/such/page"),
  {
    name: "page-failed",
    show: async (page) => {
      // Its script fails to load, as on a bad network.
      await page.route("**/assets/services-*.js", (route) => route.abort());
      await page.goto("/about");
      await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
      await expect(page.getByRole("alert")).toContainText("The page didn’t arrive");
    },
  },
];
