import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { findMailLink } from "./support/mail-link.ts";

const password = "Kushineta6205";

// docs/product/accounts.md#e-mail-and-password, docs/product/accounts.md#texts-of-sign-in
test("a customer signs up, confirms by mail, and finds the guest cart in the account", async ({
  page,
}) => {
  await page.goto("/shop");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText("Item added to cart").first()).toBeVisible();

  const email = `arta-${randomUUID()}@example.com`;
  await page.goto("/account");
  await page.getByRole("tab", { name: "Create account" }).click();
  const form = page.getByRole("tabpanel", { name: "Create account" });
  await form.getByLabel("Full name").fill("Arta Krasniqi");
  await form.getByLabel("Phone").fill("+383 44 000 000");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill("short");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(
    page
      .getByText(
        "Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one number",
      )
      .first(),
  ).toBeVisible();
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email to confirm your account").first()).toBeVisible();

  const link = await findMailLink(email);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await expect(page.getByText("Your email address is confirmed").first()).toBeVisible();
  await page.getByRole("link", { name: "Sign In" }).click();
  await signIn(page, email);
  await expect(page.getByText("Successfully signed in").first()).toBeVisible();

  await page.goto("/shop");
  await expect(page.getByRole("button", { name: /^Cart/ })).toContainText("1");
  // The merge runs in the background; the device stores the lines until the server has them.
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem("guest_cart")))
    .toBeNull();
  // The cart in the page may be older than the merge.
  const cart = page.waitForResponse("**/api/cart");
  await page.reload();
  expect((await cart).ok()).toBe(true);
  await expect(page.getByRole("button", { name: /^Cart/ })).toContainText("1");

  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByText("Successfully signed out").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart/ })).toContainText("0");
});

test(
  "a wrong password is reported without naming the wrong field",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Email and password are required").first()).toBeVisible();
    await page.getByLabel("Email").fill("unknown@example.com");
    await page.getByLabel(/^Password/).fill("Wrong-password-1");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("unknown@example.com");
  },
);

// docs/product/accounts.md#redirects-by-role, docs/product/admin.md#m-button
// docs/product/admin.md#access-dialog
test(
  "a visitor is redirected away from the dashboard, and 'M' opens the sign-in",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto("/admin/products");
    await expect(page).toHaveURL(/\/admin-login$/);
    await page.getByRole("link", { name: "← Back to Website" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/shop");
    await page.getByRole("button", { name: "Manager access" }).click();
    await expect(page.getByText("Please sign in first").first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  },
);

async function signIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole("tabpanel", { name: "Sign in" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
}
