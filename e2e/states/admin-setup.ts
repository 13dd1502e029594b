import { expect, type Page } from "@playwright/test";
import { breakDown, reject } from "../support/messages/scenario.ts";
import type { Viewer } from "../support/viewers.ts";
import type { State } from "./state.ts";

/** `/admin/setup` for signed-in visitors; guests see `admin-setup`. */
export const adminSetupStates: readonly State[] = [
  setup("admin-setup-customer", "customer", async (page) => {
    await expect(page.getByRole("heading", { name: "Step 1: Make Me Admin" })).toBeVisible();
  }),
  setup("admin-setup-admin", "admin", async (page) => {
    await expect(page.getByText("This account is an admin.")).toBeVisible();
  }),
  setup("admin-setup-code-missing", "customer", async (page) => {
    await press(page, "Make Me Admin");
    await expect(page.getByText("Enter the setup code")).toBeVisible();
  }),
  setup("admin-setup-code-rejected", "customer", async (page) => {
    await page.getByLabel("Setup code").fill("not-the-code");
    await press(page, "Make Me Admin");
    await expect(page.getByText("Failed to make user admin").first()).toBeVisible();
  }),
  setup("admin-setup-product-errors", "admin", async (page) => {
    await press(page, "Add test product");
    await expect(page.getByText("Please fill in all fields")).toBeVisible();
  }),
  setup("admin-setup-not-allowed", "customer", async (page) => {
    await fillProduct(page);
    await press(page, "Add test product");
    await expect(page.getByText("Failed to add product").first()).toBeVisible();
  }),
  setup("admin-setup-product-rejected", "admin", async (page) => {
    await reject(page, "POST", "/api/products");
    await fillProduct(page);
    await press(page, "Add test product");
    await expect(page.getByText("Failed to add product").first()).toBeVisible();
  }),
  setup("admin-setup-not-connected", "admin", async (page) => {
    await breakDown(page, "/readyz");
    await press(page, "Check again");
    await expect(
      page.getByRole("region", { name: "Connection test" }).getByText("no", { exact: true }),
    ).toBeVisible();
  }),
];

/** A state of the page once the server is reachable, when the page is ready for use. */
function setup(name: string, viewer: Viewer, show: State["show"]): State {
  return {
    name,
    viewer,
    path: "/admin/setup",
    show: async (page) => {
      await page.goto("/admin/setup");
      await expect(
        page.getByRole("region", { name: "Connection test" }).getByText("yes", { exact: true }),
      ).toBeVisible();
      await show(page);
    },
  };
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole("main").getByRole("button", { name }).click();
}

async function fillProduct(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Test product");
  await page.getByLabel("Price").fill("9.90");
  await page.getByLabel("Description").fill("Made to be looked at");
}
