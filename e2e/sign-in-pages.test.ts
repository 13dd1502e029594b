import { expect, type Page } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs } from "./support/customer.ts";
import { test } from "./support/journey.ts";

// docs/product/shop.md#two-languages, docs/product/accounts.md#sign-in-page-for-admins
// docs/product/accounts.md#prefilled-address
test(
  "/auth is prefilled with the admin's address but no password, which can be revealed when typed",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Access" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(/^[^@\s]+@[^@\s]+$/);
    const password = page.getByLabel(/^Password/);
    await expect(password).toHaveValue("");
    await expect(password).toHaveAttribute("type", "password");
    await password.fill("Secret-2025");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("Secret-2025");
  },
);

// docs/product/accounts.md#sign-in-page-for-admins, docs/product/accounts.md#redirects-by-role
test(
  "/auth shows 'Signing in...' while busy and redirects an admin to the dashboard",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const { email, password } = adminCredentials();
    const seen = Promise.withResolvers<void>();
    await page.route("**/api/auth/sign-in/email", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    seen.resolve();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect(page.getByText("Welcome back!").first()).toBeVisible();
    // A signed-in admin is redirected.
    for (const path of ["/auth", "/admin-login"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/products$/);
    }
  },
);

// docs/product/shop.md#welcome-line, docs/product/accounts.md#sign-out-always-succeeds
test(
  "the header greets a signed-in user by name and signs out",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAs(page, await createCustomer(page));
    // The server would reject a request for the cart that arrives after the sign-out.
    const cart = page.waitForResponse("**/api/cart");
    await page.goto("/");
    await cart;
    const strip = page.getByRole("region", { name: "Contact and account" });
    await expect(strip.getByText("Welcome, Arta Krasniqi")).toBeAttached();
    await expect(strip.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    await strip.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByText("Successfully signed out").first()).toBeVisible();
    await expect(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
  },
);

// docs/product/accounts.md#redirects-by-role
test(
  "a customer who signs in on /auth goes home, and every sign-in page redirects there",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const { email, password } = await createCustomer(page);
    await page.goto("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    for (const path of ["/auth", "/admin-login"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  },
);

// docs/product/accounts.md#redirects-by-role
test(
  "a customer who opens the dashboard sees on the home page that it is for admins",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAs(page, await createCustomer(page));
    const denied = page.getByText("Access denied: Admin privileges required");
    // The sign-in page's guard redirects home.
    await page.goto("/admin/products");
    await expect(denied.first()).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expect(denied).toHaveCount(0);

    await page.goto("/about");
    await navigateWithin(page, "/admin/products");
    await expect(denied.first()).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test("a visitor who opens the dashboard is asked to sign in, without an error", async ({
  strictPage: page,
}) => {
  await page.goto("/admin/products");
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByRole("button", { name: "Access Admin Panel" })).toBeEnabled();
  await expect(page.getByText("Access denied")).toHaveCount(0);
});

// docs/product/accounts.md#guards-wait
test(
  "guards wait for the admin check and show a spinner",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await signInAs(page, adminCredentials());
    const checked = Promise.withResolvers<void>();
    await page.route("**/api/admin/me", async (route) => {
      await checked.promise;
      await route.continue();
    });
    await page.goto("/about");
    // Navigate on the client before the session is known.
    await navigateWithin(page, "/auth");
    await expect(page.getByText("Checking whether you are signed in…")).toBeAttached();
    checked.resolve();
    await expect(page).toHaveURL(/\/admin\/products$/);
  },
);

// docs/product/accounts.md#first-sign-in-of-the-configured-admin
test(
  "the configured admin's first sign-in creates the account and is retried",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    const calls: string[] = [];
    // As if the account didn't exist yet.
    await page.route("**/api/auth/sign-in/email", (route) => {
      calls.push("sign in");
      return calls.length > 1
        ? route.continue()
        : route.fulfill({ status: 401, json: { code: "invalid_credentials", message: "" } });
    });
    await page.route("**/api/admin/create-admin", (route) => {
      calls.push("create admin");
      return route.fulfill({ status: 200, json: { success: true } });
    });
    const { email, password } = adminCredentials();
    await page.route("**/api/settings", async (route) => {
      const response = await route.fetch();
      const settings: object = await response.json();
      await route.fulfill({ response, json: { ...settings, default_admin_email: email } });
    });
    await page.goto("/about");
    // Navigate on the client, so that the browser requests the settings.
    await page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click();
    await page.getByRole("button", { name: "Manager access" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    expect(calls).toEqual(["sign in", "create admin", "sign in"]);
  },
);

// docs/product/accounts.md#second-sign-in-page-for-admins
// docs/product/accounts.md#first-sign-in-of-the-configured-admin
test(
  "/admin-login signs admins in and links back to the website",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/admin-login");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Access" })).toBeVisible();
    await expect(page.getByText("Product Management System")).toBeVisible();
    await expect(page.getByLabel("Admin email")).toHaveValue("");
    await expect(page.getByRole("link", { name: "← Back to Website" })).toHaveAttribute(
      "href",
      "/",
    );
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
    });
    await enterAdminLogin(page, adminCredentials());
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect(page.getByText("Admin access granted!").first()).toBeVisible();
    expect(calls.slice(0, 2)).toEqual(["/api/admin/create-admin", "/api/auth/sign-in/email"]);
  },
);

// docs/product/accounts.md#not-an-admin
test(
  "/admin-login signs a user without admin rights out again",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const customer = await createCustomer(page);
    await page.goto("/admin-login");
    await enterAdminLogin(page, customer);
    await expect(page.getByText("Access denied: Admin privileges required").first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin-login$/);
    const me: unknown = await (await page.request.get("/api/admin/me")).json();
    expect(me).toMatchObject({ user: null, is_admin: false });
  },
);

/** Navigates on the client, as the browser's history does. */
async function navigateWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

async function enterAdminLogin(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel("Admin email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Access Admin Panel" }).click();
}
