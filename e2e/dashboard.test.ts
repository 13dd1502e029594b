import { expect, type Page } from "@playwright/test";
import { orderRow, placeTestOrder } from "./support/dashboard-orders.ts";
import { openForm } from "./support/dashboard-products.ts";
import { addProduct, fillSignIn, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#dashboard-header, docs/product/admin.md#four-figures
// docs/product/admin.md#three-tabs
test("the dashboard has its header, four figures and three tabs, then the others", async ({
  strictPage: page,
}) => {
  await signInAsAdmin(page);
  const figures = page.getByLabel("Figures of the shop");
  await expect(figures.getByRole("term")).toHaveText([
    "Total Products",
    "Total Orders",
    "Total Revenue",
    "Low Stock Items",
  ]);
  await expect(figures.getByRole("definition").nth(2)).toHaveText(/^€[\d,]+\.\d\d$/);
  const [products, orders] = await figures.getByRole("definition").allTextContents();
  await expect(page.getByRole("tab")).toHaveText([
    "Add New Product",
    `Manage Products (${products})`,
    `Orders (${orders})`,
    /^Quotes/,
    "Customers",
    "Searches",
    "Synonyms",
    /^Brands/,
  ]);
  const stats: unknown = await (await page.request.get("/api/admin/stats")).json();
  expect(stats).toMatchObject({
    total_products: numberIn(products),
    total_orders: numberIn(orders),
  });

  await page.getByRole("link", { name: "View Shop" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out successfully").first()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/admin/products");
  await expect(page).toHaveURL(/\/admin-login$/);
});

test(
  "the lists work without the figures, which can be reloaded",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await page.route("**/api/admin/stats", (route) => route.fulfill({ status: 422, json: {} }));
    // The form leads to the dashboard without a page load, which would bring the figures.
    await page.goto("/auth");
    await fillSignIn(page);
    const figures = page.getByLabel("Figures of the shop");
    await expect(figures.getByRole("definition")).toHaveText(["–", "–", "–", "–"]);
    await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
    const retry = page.getByText("The figures didn’t arrive").getByRole("button");
    const requested = page.waitForRequest("**/api/admin/stats");
    await retry.click();
    await requested;
    await page.unroute("**/api/admin/stats");
    // A change in the shop can reload the figures before the click.
    await retry.or(figures.getByText("€")).first().click();
    await expect(figures.getByRole("definition").nth(2)).toHaveText(/^€[\d,]+\.\d\d$/);
    await expect(page.getByText("The figures didn’t arrive")).toHaveCount(0);
  },
);

test(
  "the dashboard reports a lost network and updates after reconnecting",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    await page.context().setOffline(true);
    const line = page.getByText("You are offline.");
    await expect(line).toBeInViewport();
    const order = await placeTestOrder(page, product);
    await page.context().setOffline(false);
    await expect(line).toHaveCount(0);
    await expect(orderRow(page, order)).toBeAttached();
  },
);

// docs/product/admin.md#accepted-images
test(
  "both forms list the accepted image types",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const form = await openForm(page);
    await expect(form.getByText(/JPG, PNG, GIF/)).toBeVisible();
    await openPanelForm(page);
    await expect(page.getByText(/JPG, PNG ose GIF/)).toBeVisible();
  },
);

async function openPanelForm(page: Page): Promise<void> {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  await page.getByRole("tab", { name: "Shto Produkt" }).click();
}

function numberIn(text: string | undefined): number {
  return Number(text?.replaceAll(/\D/g, ""));
}
