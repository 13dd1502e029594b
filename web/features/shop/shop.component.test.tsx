import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeSettings, fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

test("reloads the products after a failed request", async () => {
  fakeShop({ products: [sampleProduct(1)] });
  api.reject("GET /api/products", 422, "invalid_input");
  await openPage("/shop");
  await expect
    .element(page.getByText("Failed to load products from database").first())
    .toBeVisible();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  fakeShop({ products: [sampleProduct(1)] });
  // A mouse click focuses the window first, which reloads the list and removes the button.
  retry.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByText("1 products found", { exact: true })).toBeVisible();
  expectConsoleErrors(/products|shop/);
});

test("a search without results shows a message", async () => {
  fakeShop();
  await openPage("/shop?q=nothing");
  await expect.element(page.getByText("0 products found", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No products found")).toBeVisible();
});

test("adding a product to the cart shows a toast and updates the count", async () => {
  fakeShop({ products: [sampleProduct(1)] });
  await openPage("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Cart/ })).toMatchTextContent(/1/);
});

// docs/product/shop.md#last-view
test("the shop opens as the list that was last chosen, until the grid is chosen", async () => {
  fakeShop({ products: [sampleProduct(1)] });
  localStorage.setItem("shop_view", "list");
  const router = await openPage("/shop?category=Belts");
  const search = { category: "Belts" };
  await expect.poll(() => router.state.location.search).toEqual({ ...search, view: "list" });
  await page.getByRole("radio", { name: "Grid view" }).click();
  await expect.poll(() => router.state.location.search).toEqual(search);
  expect(localStorage.getItem("shop_view")).toBeNull();
});

// docs/product/shop.md#last-view
test("choosing the list stores it, and Back still leads to the grid", async () => {
  fakeShop({ products: [sampleProduct(1)] });
  const router = await openPage("/shop");
  await page.getByRole("radio", { name: "List view" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ view: "list" });
  expect(localStorage.getItem("shop_view")).toBe("list");
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({});
  await expect.element(page.getByRole("radio", { name: "Grid view" })).toBeChecked();
});

// docs/product/orders.md#vat-delivery-and-payment
test("the list says whether its prices include VAT, if that is configured", async () => {
  fakeShop({ products: [sampleProduct(1)] });
  fakeSettings({ order_terms: { prices_include_vat: true } });
  await openPage("/shop");
  await expect.element(page.getByText("1 products found", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Prices include VAT", { exact: true })).toBeVisible();
});

// docs/product/admin.md#access-dialog
test("'M' redirects a visitor to /auth with a sign-in message", async () => {
  fakeShop();
  const router = await openPage("/shop");
  await page.getByRole("button", { name: "Manager access" }).click();
  await expect.element(page.getByText("Please sign in first").first()).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe("/auth");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// docs/product/admin.md#access-dialog
test("'M' shows a customer that admin access is required", async () => {
  fakeShop({ viewer: "customer" });
  await openPage("/shop");
  await page.getByRole("button", { name: "Manager access" }).click();
  await expect.element(page.getByText("Admin access required").first()).toBeVisible();
});

// docs/product/admin.md#access-dialog
test("the admin's button grants access and opens the panel", async () => {
  fakeShop({ viewer: "admin" });
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  await expect.element(page.getByText("Admin access granted").first()).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Panel Administruesi" })).toBeVisible();
});
