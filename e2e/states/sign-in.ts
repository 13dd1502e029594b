import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "../support/customer.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { delayResponses } from "./network.ts";
import type { State } from "./state.ts";

const call = "/api/auth/sign-in/email";

/** The three sign-in pages: name for screenshots, address, and error after a wrong password. */
const doors = [
  { door: "account-sign-in", path: "/account", refused: "Invalid email or password" },
  { door: "auth", path: "/auth", refused: "Invalid email or password" },
  { door: "admin-login", path: "/admin-login", refused: "Invalid admin credentials" },
] as const;

/** The sign-in pages of customers and admins, with their errors. */
export const signInStates: readonly State[] = [
  ...doors.flatMap(({ door, path, refused }): readonly State[] => [
    {
      name: `${door}-errors`,
      show: async (page) => {
        await knock(page, path, { email: "", password: "" });
        await expectToast(page, "Email and password are required");
      },
    },
    {
      name: `${door}-refused`,
      show: async (page) => {
        await knock(page, path);
        await expectToast(page, refused);
      },
    },
    {
      name: `${door}-failed`,
      show: async (page) => {
        await breakDown(page, call);
        await knock(page, path);
        await expectToast(page, "Login failed. Please try again.");
      },
    },
    {
      name: `${door}-busy`,
      show: async (page) => {
        await delayResponses(page, call);
        await knock(page, path);
        await expect(page.locator('main button[aria-busy="true"]')).toBeVisible();
      },
    },
  ]),
  {
    name: "admin-login-denied",
    show: async (page) => {
      const customer = await createCustomer(page);
      await page.context().clearCookies();
      await knock(page, "/admin-login", customer);
      await expectToast(page, "Access denied: Admin privileges required");
    },
  },
  { name: "account-session-ended", show: loseSession },
  ...["auth", "admin-login"].map((door): State => ({
    name: `${door}-session-ended`,
    show: async (page) => {
      await loseSession(page);
      await page.goto(`/${door}`);
      await expect(page.getByText("Your session has ended")).toBeVisible();
    },
  })),
];

const stranger = { email: "unknown@example.com", password: "Wrong-2025" };

/** Submits a sign-in form; with unknown credentials by default. */
async function knock(
  page: Page,
  path: string,
  { email, password }: typeof stranger = stranger,
): Promise<void> {
  await page.goto(path);
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: /^(Sign In|Access Admin Panel)$/ });
  await expect(submit).toBeEnabled();
  await main.getByRole("textbox", { name: /email/i }).fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await submit.click();
}

/** Ends the session while the account details are being edited. */
async function loseSession(page: Page): Promise<void> {
  await signInAs(page, await createCustomer(page));
  await page.goto("/account");
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabel("Full name").fill("Arta Hoxha");
  await expect(details.getByText("Not saved yet")).toBeVisible();
  await page.context().clearCookies();
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your session has ended")).toBeInViewport();
}

async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-slot="toast"]').getByText(words)).toBeVisible();
}
