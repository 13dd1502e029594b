import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectConsoleErrors,
  takeConsoleErrors as takeLoggedRejections,
} from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const signInCall = "POST /api/auth/sign-in/email";
const createAdminCall = "POST /api/admin/create-admin";

// docs/product/shop.md#two-languages, docs/product/accounts.md#sign-in-page-for-admins
// docs/product/accounts.md#prefilled-address
test("/auth is prefilled with the admin's address and an empty password that can be shown", async () => {
  fakeShop();
  await openPage("/auth");
  await expect.element(page.getByRole("heading", { level: 1, name: "Admin Access" })).toBeVisible();
  await expect.element(page.getByLabelText("Email")).toHaveValue("admin@example.com");
  const password = page.getByLabelText(/^Password/);
  await expect.element(password).toHaveValue("");
  await expect.element(password).toHaveAttribute("type", "password");
  await password.fill("Secret-2025");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expect.element(password).toHaveValue("Secret-2025");
});

test.for(["/account", "/auth", "/admin-login"])(
  "%s requires both fields and sends nothing",
  async (address) => {
    fakeShop();
    await openPage(address);
    await signIn("", "");
    await expect.element(page.getByText("Email and password are required").first()).toBeVisible();
    await expect.element(emailField()).toHaveFocus();
    expect(api.calls(signInCall)).toEqual([]);
  },
);

// docs/product/accounts.md#texts-of-sign-in, docs/product/accounts.md#texts-of-admin-login
test.for([
  ["/account", "Invalid email or password"],
  ["/auth", "Invalid email or password"],
  ["/admin-login", "Invalid admin credentials"],
] as const)("%s shows '%s' for a wrong password and keeps the email", async ([address, text]) => {
  fakeShop();
  api.reject(signInCall, 401, "invalid_credentials");
  api.reject(createAdminCall, 409, "admin_account_unavailable");
  await openPage(address);
  await signIn("unknown@example.com", "Wrong-password-1");
  await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(emailField()).toHaveValue("unknown@example.com");
  takeLoggedRejections();
});

// docs/product/accounts.md#texts-of-sign-in
test.for(["/account", "/auth", "/admin-login"])(
  "%s shows a general error after a server error",
  async (address) => {
    fakeShop();
    api.reject(signInCall, 500, "internal_error");
    api.on(createAdminCall, { json: { success: false } });
    await openPage(address);
    await signIn("admin@example.com", "Secret-2025");
    await expect.element(page.getByText("Login failed. Please try again.").first()).toBeVisible();
    expectConsoleErrors(/sign|Sign|Login/);
  },
);

test("/auth shows how long to wait after too many attempts", async () => {
  fakeShop();
  api.on(signInCall, {
    status: 429,
    json: { code: "rate_limited" },
    headers: { "retry-after": "720" },
  });
  await openPage("/auth");
  await signIn("unknown@example.com", "Wrong-password-1");
  await expect
    .element(page.getByText("Too many attempts. Please wait 12 minutes and try again.").first())
    .toBeVisible();
  takeLoggedRejections();
});

// docs/product/accounts.md#sign-in-page-for-admins, docs/product/accounts.md#redirects-by-role
test("/auth shows 'Signing in...' while busy and opens the dashboard for an admin", async () => {
  fakeShop();
  const answer = api.hold(signInCall, () => {
    setViewer("admin");
    return { json: {} };
  });
  const router = await openPage("/auth");
  await signIn("admin@example.com", "Secret-2025");
  await expect.element(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  answer();
  await expect.element(page.getByText("Welcome back!").first()).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe("/admin/products");
});

// docs/product/accounts.md#first-sign-in-of-the-configured-admin
test("the configured admin's first sign-in creates the account and retries once", async () => {
  fakeShop();
  api.on(signInCall, () => {
    if (api.calls(signInCall).length === 1) {
      return { status: 401, json: { code: "invalid_credentials" } };
    }
    setViewer("admin");
    return { json: {} };
  });
  api.on(createAdminCall, { json: { success: true } });
  const router = await openPage("/auth");
  await signIn("admin@example.com", "Secret-2025");
  await expect.poll(() => router.state.location.pathname).toBe("/admin/products");
  expect(api.calls(signInCall)).toHaveLength(2);
  expect(api.calls(createAdminCall)).toHaveLength(1);
  await expect.element(page.getByText("Welcome back!").first()).toBeVisible();
  takeLoggedRejections();
});

// docs/product/accounts.md#not-an-admin
test("/admin-login signs a customer out again", async () => {
  fakeShop();
  api.on(createAdminCall, { json: { success: true } });
  api.on(signInCall, () => (setViewer("customer"), { json: {} }));
  api.on("POST /api/auth/sign-out", () => (setViewer("guest"), { json: {} }));
  const router = await openPage("/admin-login");
  await signIn("arta@example.com", "Kushineta6205");
  await expect
    .element(page.getByText("Access denied: Admin privileges required").first())
    .toBeVisible();
  expect(router.state.location.pathname).toBe("/admin-login");
  expect(api.calls("POST /api/auth/sign-out")).toHaveLength(1);
});

// docs/product/accounts.md#links-of-mails-to-staff
test("a mail's link that is opened signed out leads to its list after the sign-in", async () => {
  fakeShop();
  api.on(createAdminCall, { json: { success: true } });
  api.on(signInCall, () => (setViewer("admin"), { json: {} }));
  const router = await openPage("/admin/products?tab=products&q=6205");
  await expect.poll(() => router.state.location.pathname).toBe("/admin-login");
  await signIn("admin@example.com", "Secret-2025");
  await expect.poll(() => router.state.location.href).toBe("/admin/products?tab=products&q=6205");
});

// docs/product/accounts.md#second-sign-in-page-for-admins
// docs/product/accounts.md#texts-of-admin-login
// docs/product/accounts.md#first-sign-in-of-the-configured-admin
test("/admin-login creates the admin account first and shows that access is granted", async () => {
  fakeShop();
  api.on(createAdminCall, { json: { success: true } });
  api.on(signInCall, () => {
    expect(api.calls(createAdminCall)).toHaveLength(1);
    setViewer("admin");
    return { json: {} };
  });
  const router = await openPage("/admin-login");
  await expect.element(page.getByText("Product Management System")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "← Back to Website" }))
    .toHaveAttribute("href", "/");
  await signIn("admin@example.com", "Secret-2025");
  await expect.element(page.getByText("Admin access granted!").first()).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe("/admin/products");
});

// docs/product/shop.md#welcome-line, docs/product/accounts.md#sign-out-always-succeeds
test("a customer signs in on /account and out in the header, with a toast for each", async () => {
  fakeShop();
  api.on(signInCall, () => {
    setViewer("customer");
    return { json: {} };
  });
  api.on("POST /api/auth/sign-out", () => {
    setViewer("guest");
    return { json: {} };
  });
  await openPage("/account");
  await signIn("arta@example.com", "Kushineta6205");
  await expect.element(page.getByText("Successfully signed in").first()).toBeVisible();
  const strip = page.getByRole("region", { name: "Contact and account" });
  await expect.element(strip.getByText("Welcome, Arta Krasniqi")).toBeInTheDocument();
  await strip.getByRole("button", { name: "Sign Out" }).click();
  await expect.element(page.getByText("Successfully signed out").first()).toBeVisible();
  await expect.element(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.for(["/auth", "/admin-login"])(
  "%s redirects a signed-in customer to the home page",
  async (address) => {
    fakeShop({ viewer: "customer" });
    const router = await openPage(address);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe("/");
  },
);

function emailField() {
  return page.getByRole("main").getByRole("textbox", { name: /email/i });
}

async function signIn(email: string, password: string): Promise<void> {
  await emailField().fill(email);
  await page
    .getByRole("main")
    .getByLabelText(/^Password/)
    .fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Sign In|Access Admin Panel)$/ })
    .click();
}
