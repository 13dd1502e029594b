import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs } from "./support/customer.ts";
import { productCards, test } from "./support/journey.ts";

// docs/product/admin.md#setup-page
test(
  "/admin/setup asks a visitor to sign in",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/admin/setup");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Setup" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/auth$/);
  },
);

// docs/product/admin.md#first-admin
test(
  "step 1 rejects a wrong setup code and changes nothing",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/admin/setup");
    await expect(page.getByRole("heading", { name: "Step 1: Make Me Admin" })).toBeVisible();
    await page.getByLabel("Setup code").fill("not-the-code");
    await page.getByRole("button", { name: "Make Me Admin" }).click();
    await expect(page.getByText("Failed to make user admin").first()).toBeVisible();
    const me: unknown = await (await page.request.get("/api/admin/me")).json();
    expect(me).toMatchObject({ is_admin: false });
  },
);

// docs/product/admin.md#test-product
test(
  "step 2 adds a test product, which the shop shows at once",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await openAsAdmin(page);
    const name = `Test product ${randomUUID().slice(0, 8)}`;
    await page.getByRole("button", { name: "Add test product" }).click();
    await expect(page.getByText("Please fill in all fields").first()).toBeVisible();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Price").fill("9.90");
    await page.getByLabel("Description").fill("Made by the setup page");
    await expect(page.getByLabel("Image URL (optional)")).toHaveValue("");
    await page.getByRole("button", { name: "Add test product" }).click();
    await expect(page.getByText("Product added successfully!").first()).toBeVisible();

    await page.goto(`/shop?q=${encodeURIComponent(name)}`);
    const card = productCards(page);
    await expect(card).toHaveCount(1);
    await expect(card.getByText("Generic")).toBeVisible();
    await expect(card.getByText("In Stock")).toBeVisible();
    const answer = await page.request.get(`/api/products?search=${encodeURIComponent(name)}`);
    const { items }: { items: unknown[] } = await answer.json();
    expect(items).toMatchObject([
      {
        brand: "Generic",
        category: "General",
        currency: "EUR",
        stock_quantity: 10,
        image_url: null,
      },
    ]);
  },
);

// docs/product/admin.md#connection-test
test(
  "the connection test names the user and shows whether the backend responds",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await openAsAdmin(page);
    const section = page.getByRole("region", { name: "Connection test" });
    const getValue = (term: string) =>
      section.locator("dt", { hasText: term }).locator("xpath=following-sibling::dd[1]");
    await expect(getValue("User ID")).toHaveText(/^\S{8,}$/);
    await expect(getValue("Email")).toHaveText(adminCredentials().email);
    await expect(getValue("Backend connected")).toHaveText("yes");
    await page.route("**/readyz", (route) => route.fulfill({ status: 503 }));
    await section.getByRole("button", { name: "Check again" }).click();
    await expect(getValue("Backend connected")).toHaveText("no");
  },
);

async function openAsAdmin(page: Page): Promise<void> {
  await signInAs(page, adminCredentials());
  await page.goto("/admin/setup");
  await expect(page.getByText("This account is an admin.")).toBeVisible();
}
