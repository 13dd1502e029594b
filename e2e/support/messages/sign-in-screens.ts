import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { adminCredentials, createCustomer, type TestCustomer } from "../customer.ts";
import { breakDown, type Screen } from "./scenario.ts";

let customer: TestCustomer | undefined;

/** The account page: signing up, in and out. */
export const accountScreen: Screen = {
  name: "the account page",
  open: async (page) => {
    customer = await createCustomer(page);
    await page.context().clearCookies();
    await page.goto("/account");
    await page.getByRole("tab", { name: "Create account" }).click();
  },
  scenarios: [
    {
      says: ["Invalid email format"],
      provoke: (page) => signUp(page, "no address", "Strong-2025"),
    },
    ...[
      ["Password must be at least 8 characters long", "Abc1"],
      ["Password must contain at least one uppercase letter", "lower-case-1"],
      ["Password must contain at least one lowercase letter", "UPPER-CASE-1"],
      ["Password must contain at least one number", "Without-One"],
    ].map(([text = "", password = ""]) => ({
      says: [text],
      provoke: (page: Page) => signUp(page, freshAddress(), password),
    })),
    {
      says: ["Check your email to confirm your account"],
      provoke: (page) => signUp(page, freshAddress(), "Kushineta6205"),
    },
    {
      says: ["Successfully signed in"],
      provoke: async (page) => {
        await page.goto("/account");
        await signIn(page, customer);
      },
    },
    {
      says: ["Successfully signed out"],
      provoke: (page) => page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click(),
    },
  ],
};

/** `/auth`. */
export const authScreen: Screen = {
  name: "/auth",
  open: async (page) => void (await page.goto("/auth")),
  scenarios: [
    {
      says: ["Email and password are required"],
      provoke: (page) => signIn(page, { email: "", password: "" }),
    },
    {
      says: ["Invalid email or password"],
      provoke: (page) => signIn(page, { email: "unknown@example.com", password: "Wrong-2025" }),
    },
    { says: ["Login failed. Please try again."], provoke: signInAtBrokenServer },
    { says: ["Welcome back!"], provoke: (page) => signIn(page, adminCredentials()) },
  ],
};

/** `/admin-login`. */
export const adminLoginScreen: Screen = {
  name: "/admin-login",
  open: async (page) => {
    customer = await createCustomer(page);
    await page.context().clearCookies();
    await page.goto("/admin-login");
  },
  scenarios: [
    {
      says: ["Invalid admin credentials"],
      provoke: (page) => signIn(page, { email: "unknown@example.com", password: "Wrong-2025" }),
    },
    { says: ["Login failed. Please try again."], provoke: signInAtBrokenServer },
    {
      says: ["Access denied: Admin privileges required"],
      provoke: (page) => signIn(page, customer),
    },
    { says: ["Admin access granted!"], provoke: (page) => signIn(page, adminCredentials()) },
  ],
};

async function signUp(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole("tabpanel", { name: "Create account" });
  await form.getByLabel("Full name").fill("Arta Krasniqi");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Create account" }).click();
}

async function signIn(
  page: Page,
  person: { readonly email: string; readonly password: string } | undefined,
): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /email/i }).fill(person?.email ?? "");
  await main.getByLabel(/^Password/).fill(person?.password ?? "");
  const submit = main.getByRole("button", { name: /^(Sign In|Access Admin Panel)$/ });
  await expect(submit).toBeEnabled();
  await submit.click();
}

async function signInAtBrokenServer(page: Page): Promise<void> {
  await breakDown(page, "/api/auth/sign-in/email");
  await signIn(page, adminCredentials());
}

function freshAddress(): string {
  return `arta-${randomUUID()}@example.com`;
}
