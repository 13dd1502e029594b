import { expect, type Locator, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "../support/customer.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { delayResponses } from "./network.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

const ordersCall = "/api/orders?*";

/** A customer's orders. The shared customer has none. */
const orderStates: readonly State[] = [
  {
    name: "account-orders-empty",
    viewer: "customer",
    path: "/account",
    show: async (page) => {
      await openAccount(page);
      await expect(page.getByText("No orders yet")).toBeVisible();
    },
  },
  {
    name: "account-orders",
    path: "/account",
    show: async (page) => {
      const seal = await putOnSale("Radial shaft seal 60 × 80 × 8 BASL");
      await signInAs(page, await createCustomer(page, "Aleksandra Hoxhallari-Papadhimitropullos"));
      for (const quantity of [2, 40, 9_999]) {
        const items = [{ id: seal.id, quantity }];
        await placeOrderFor(page, seal, "Aleksandra Hoxhallari-Papadhimitropullos", { items });
      }
      await openAccount(page);
      await expect(page.getByRole("button", { name: /^Order again/ })).toHaveCount(3);
    },
  },
  {
    name: "account-orders-loading",
    viewer: "customer",
    show: async (page) => {
      await delayResponses(page, ordersCall);
      await followToAccount(page);
      await expect(page.locator('[data-slot="order-skeleton"]').first()).toBeVisible();
    },
  },
  {
    name: "account-orders-failed",
    viewer: "customer",
    show: async (page) => {
      await breakDown(page, ordersCall);
      await followToAccount(page);
      await expect(
        page.getByRole("region", { name: "Your orders" }).getByRole("alert"),
      ).toBeVisible();
    },
  },
  {
    name: "account-admin",
    viewer: "admin",
    show: async (page) => {
      await openAccount(page);
      await expect(page.getByRole("link", { name: "Open the dashboard" })).toBeVisible();
    },
  },
];

/** The account settings. */
const settingsStates: readonly State[] = [
  {
    name: "account-details-errors",
    viewer: "customer",
    show: async (page) => {
      const details = await openSettings(page, "Your details");
      await details.getByLabel("Full name").fill(" ");
      await press(details, "Save details");
      await expect(details.getByText("Please enter your full name")).toBeVisible();
    },
  },
  {
    name: "account-details-unsaved",
    viewer: "customer",
    show: async (page) => {
      const details = await openSettings(page, "Your details");
      await details.getByLabel("Phone").fill("+383 44 111 222");
      await expect(details.getByText("Not saved yet")).toBeVisible();
    },
  },
  {
    name: "account-details-failed",
    viewer: "customer",
    show: async (page) => {
      await breakDown(page, "/api/auth/get-session");
      const details = await openSettings(page, "Your details");
      await expect(details.getByRole("alert")).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: "account-password-errors",
    viewer: "customer",
    show: async (page) => {
      const form = await openSettings(page, "Change password");
      await form.getByLabel("Current password").fill("Kushineta6205");
      await form.getByLabel(/^New password/).fill("short");
      await press(form, "Change password");
      await expect(form.getByText(/^Password must be at least 8/)).toBeVisible();
    },
  },
  {
    name: "account-password-rejected",
    viewer: "customer",
    show: async (page) => {
      const form = await openSettings(page, "Change password");
      await form.getByLabel("Current password").fill("Wrong-password-1");
      await form.getByLabel(/^New password/).fill("Rulmane-6305");
      await press(form, "Change password");
      await expect(form.getByText("The current password isn’t right.")).toBeVisible();
    },
  },
  {
    name: "account-delete-question",
    viewer: "customer",
    show: async (page) => void (await openDeletion(page)),
  },
  {
    name: "account-delete-rejected",
    viewer: "customer",
    show: async (page) => {
      const dialog = await openDeletion(page);
      await dialog.getByLabel("Current password").fill("Wrong-password-1");
      await press(dialog, "Delete my account");
      await expect(dialog.getByText("The current password isn’t right.").first()).toBeVisible();
    },
  },
];

export const accountStates: readonly State[] = [...orderStates, ...settingsStates];

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  // Rendered by the client, unlike the orders, which the server renders.
  await expect(page.getByLabel("Full name")).toBeVisible();
}

/**
 * Navigates by the header's link, so that the browser requests the orders instead of the server.
 */
async function followToAccount(page: Page): Promise<void> {
  await page.goto("/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Welcome/ })
    .press("Enter");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
}

async function openSettings(page: Page, name: string): Promise<Locator> {
  await page.goto("/account");
  const region = page.getByRole("region", { name, exact: true });
  await region.scrollIntoViewIfNeeded();
  return region;
}

async function openDeletion(page: Page): Promise<Locator> {
  await openAccount(page);
  await press(page, "Delete account");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toBeVisible();
  return dialog;
}

function press(where: Page | Locator, name: string): Promise<void> {
  return where.getByRole("button", { name, exact: true }).click();
}
