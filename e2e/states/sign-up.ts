import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { siteHeaders } from "../support/customer.ts";
import { findMailLink } from "../support/mail-link.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { pageAt, type State } from "./state.ts";

/** A complete link with a token that was never issued. */
const wholeLink = `/confirm-email#token=${"x".repeat(43)}`;

/** Ways into an account besides signing in: signing up and resetting a password. */
export const signUpStates: readonly State[] = [
  { name: "account-sign-up", show: async (page) => void (await openSignUp(page)) },
  {
    name: "account-sign-up-errors",
    show: async (page) => {
      const form = await openSignUp(page);
      await form.getByLabel("Email").fill("no address");
      await form.getByLabel(/^Password/).fill("short");
      await press(form, "Create account");
      await expect(form.getByText("Invalid email format")).toBeVisible();
    },
  },
  {
    name: "account-mail-sent",
    show: async (page) => {
      const form = await openSignUp(page);
      await form.getByLabel("Full name").fill("Arta Krasniqi");
      await form.getByLabel("Email").fill(`arta-${randomUUID()}@example.com`);
      await form.getByLabel(/^Password/).fill("Kushineta6205");
      await press(form, "Create account");
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    },
  },
  { name: "account-forgotten", show: openForgotten },
  {
    name: "account-forgotten-errors",
    show: async (page) => {
      await openForgotten(page);
      await press(page, "Send reset link");
      await expect(page.getByText("Invalid email format").first()).toBeVisible();
    },
  },
  {
    name: "account-forgotten-sent",
    show: async (page) => {
      await openForgotten(page);
      await page.getByRole("textbox", { name: "Email" }).fill("unknown@example.com");
      await press(page, "Send reset link");
      await expect(page.getByText("a message with a link is on its way")).toBeVisible();
    },
  },
  pageAt("account-reset", "/account?reset=not-a-token"),
  {
    name: "account-reset-errors",
    show: async (page) => {
      await page.goto("/account?reset=not-a-token");
      await press(page, "Change password");
      await expect(page.getByText(/^Password must be at least 8/).first()).toBeVisible();
    },
  },
  {
    name: "account-reset-rejected",
    show: async (page) => {
      await page.goto("/account?reset=not-a-token");
      await page.getByLabel(/^New password/).fill("Kushineta6205");
      await press(page, "Change password");
      await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    },
  },
  pageAt("confirm-email-link", wholeLink),
  {
    name: "confirm-email-invalid",
    show: async (page) => {
      await page.goto(wholeLink);
      await press(page, "Confirm my email address");
      await expect(
        page.getByRole("heading", { name: "This link is no longer valid" }),
      ).toBeVisible();
    },
  },
  {
    name: "confirm-email-failed",
    show: async (page) => {
      await breakDown(page, "/api/auth/confirm-email");
      await page.goto(wholeLink);
      await press(page, "Confirm my email address");
      await expect(page.getByRole("main").getByText(/couldn’t be confirmed/)).toBeVisible();
    },
  },
  {
    name: "confirm-email-done",
    show: async (page) => {
      const email = `arta-${randomUUID()}@example.com`;
      const data = { name: "Arta Krasniqi", email, password: "Kushineta6205" };
      await page.request.post("/api/auth/sign-up/email", { headers: siteHeaders(), data });
      await page.goto(await findMailLink(email));
      await press(page, "Confirm my email address");
      await expect(page.getByText("Your email address is confirmed")).toBeVisible();
    },
  },
];

async function openSignUp(page: Page): Promise<Locator> {
  await openWays(page);
  await page.getByRole("tab", { name: "Create account" }).click();
  return page.getByRole("tabpanel", { name: "Create account" });
}

async function openForgotten(page: Page): Promise<void> {
  await openWays(page);
  await press(page, "Forgotten your password?");
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
}

/** Opens the signed-out account page and waits until it is usable. */
async function openWays(page: Page): Promise<void> {
  await page.goto("/account");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeEnabled();
}

function press(where: Page | Locator, name: string): Promise<void> {
  return where.getByRole("button", { name, exact: true }).click();
}
