import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const signUpCall = "POST /api/auth/sign-up/email";

// docs/product/accounts.md#password-rules, docs/product/accounts.md#confirmation-by-mail
test.for([
  ["no address", "Strong-2025", "Invalid email format"],
  ["arta@example.com", "Abc1", "Password must be at least 8 characters long"],
  ["arta@example.com", "lower-case-1", "Password must contain at least one uppercase letter"],
  ["arta@example.com", "UPPER-CASE-1", "Password must contain at least one lowercase letter"],
  ["arta@example.com", "Without-One", "Password must contain at least one number"],
  [
    "arta@example.com",
    "short",
    "Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one number",
  ],
] as const)("signing up as '%s' with '%s' shows '%s'", async ([email, password, text]) => {
  const form = await openSignUp();
  await signUp(form, { name: "Arta Krasniqi", email, password });
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect(api.calls(signUpCall)).toEqual([]);
});

test("signing up requires the name first", async () => {
  const form = await openSignUp();
  await signUp(form, { name: " ", email: "arta@example.com", password: "Kushineta6205" });
  await expect.element(form.getByText("Please enter your full name")).toBeVisible();
  await expect.element(form.getByLabelText("Full name")).toHaveFocus();
});

// docs/product/accounts.md#password-rules, docs/product/accounts.md#confirmation-by-mail
test("signing up ends with a link to the mail", async () => {
  const form = await openSignUp();
  api.on(signUpCall, { json: {} });
  await signUp(form, { name: "Arta", email: "arta@example.com", password: "Kushineta6205" });
  await expect
    .element(page.getByText("Check your email to confirm your account").first())
    .toBeVisible();
});

test("a failed sign-up shows an error and keeps the fields", async () => {
  const form = await openSignUp();
  api.on(signUpCall, "no-connection");
  await signUp(form, { name: "Arta", email: "arta@example.com", password: "Kushineta6205" });
  await expect.element(page.getByText("Sign up failed. Please try again.").first()).toBeVisible();
  await expect.element(form.getByLabelText("Email")).toHaveValue("arta@example.com");
});

// docs/product/accounts.md#typed-text-stays
test(
  "another address starts with what was typed for the first one",
  { tags: ["full"] },
  async () => {
    const form = await openSignUp();
    api.on(signUpCall, { json: {} });
    await form.getByLabelText("Phone").fill("069 123 4567");
    await signUp(form, { name: "Arta", email: "arta@exmaple.com", password: "Kushineta6205" });
    await expect.element(page.getByRole("heading", { name: "Check your email" })).toHaveFocus();
    await page.getByRole("button", { name: "Use another address" }).click();
    await expect.element(form.getByLabelText("Email")).toHaveFocus();
    await expect.element(form.getByLabelText("Full name")).toHaveValue("Arta");
    await expect.element(form.getByLabelText("Phone")).toHaveValue("069 123 4567");
    await form.getByLabelText("Email").fill("arta@example.com");
    await form.getByRole("button", { name: "Create account" }).click();
    await expect.element(page.getByText("arta@example.com")).toBeVisible();
    expect(api.calls(signUpCall)[1]?.body).toMatchObject({
      name: "Arta",
      phone: "069 123 4567",
      email: "arta@example.com",
    });
  },
);

test("the message of a rejected form goes when the form is sent again", async () => {
  const form = await openSignUp();
  await signUp(form, { name: "Arta", email: "arta@example.com", password: "short" });
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect.element(toasts.getByText(/Password must be/)).toBeVisible();
  api.on(signUpCall, { json: {} });
  await form.getByLabelText(/^Password/).fill("Kushineta6205");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect.element(toasts.getByText("Check your email to confirm")).toBeVisible();
  await expect.element(toasts.getByText(/Password must be/)).not.toBeInTheDocument();
});

// docs/product/accounts.md#typed-text-stays
test("the other tab and the form for a forgotten password keep what was typed", async () => {
  const signUpPanel = await openSignUp();
  await signUpPanel.getByLabelText("Full name").fill("Arta");
  await page.getByRole("tab", { name: "Sign in" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("arta@example.com");
  await page.getByRole("button", { name: "Forgotten your password?" }).click();
  await expect.element(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await expect.element(email).toHaveValue("arta@example.com");
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect.element(email).toHaveValue("arta@example.com");
  await page.getByRole("tab", { name: "Create account" }).click();
  await expect.element(signUpPanel.getByLabelText("Full name")).toHaveValue("Arta");
});

async function openSignUp(): Promise<Locator> {
  fakeShop();
  await openPage("/account");
  await page.getByRole("tab", { name: "Create account" }).click();
  return page.getByRole("tabpanel", { name: "Create account" });
}

async function signUp(
  form: Locator,
  person: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  await form.getByLabelText("Full name").fill(person.name);
  await form.getByLabelText("Email").fill(person.email);
  await form.getByLabelText(/^Password/).fill(person.password);
  await form.getByRole("button", { name: "Create account" }).click();
}
