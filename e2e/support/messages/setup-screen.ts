import type { Page } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs } from "../customer.ts";
import { reject, type Screen } from "./scenario.ts";

/** `/admin/setup` for a customer, an admin, and a visitor whose session has ended. */
export const setupScreen: Screen = {
  name: "/admin/setup",
  open: openAsCustomer,
  scenarios: [
    { says: ["Failed to make user admin"], provoke: (page) => claim(page, "wrong") },
    {
      says: ["You are now an admin! Refresh the page."],
      provoke: async (page) => {
        // A real code exists only in a shop without an admin: see server/services/accounts.
        await page.route("**/api/admin/setup", (route) =>
          route.fulfill({ status: 200, json: { success: true } }),
        );
        await claim(page, "right");
      },
    },
    { says: ["Please fill in all fields"], provoke: submitProduct },
    {
      says: ["Failed to add product"],
      provoke: async (page) => {
        await page.getByLabel("Name").fill("Test product");
        await page.getByLabel("Price").fill("9.90");
        await page.getByLabel("Description").fill("Made by a journey");
        await reject(page, "POST", "/api/products");
        await submitProduct(page);
      },
    },
    {
      says: ["Product added successfully!"],
      provoke: async (page) => {
        await signInAs(page, adminCredentials());
        await submitProduct(page);
      },
    },
    {
      says: ["Please sign in first"],
      provoke: async (page) => {
        // An admin's page has no field for a code.
        await openAsCustomer(page);
        await page.context().clearCookies();
        await claim(page, "any");
      },
    },
  ],
};

async function openAsCustomer(page: Page): Promise<void> {
  await signInAs(page, await createCustomer(page));
  await page.goto("/admin/setup");
}

async function claim(page: Page, code: string): Promise<void> {
  await page.getByLabel("Setup code").fill(code);
  await page.getByRole("button", { name: "Make Me Admin" }).click();
}

function submitProduct(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Add test product" }).click();
}
