import { expect } from "@playwright/test";
import { productCards, test } from "./support/journey.ts";

// docs/product/shop.md#state-in-the-address
test("filters, search and layout are in the address and follow Back", async ({
  strictPage: page,
}) => {
  await page.goto("/shop");
  await page.getByLabel("Category").selectOption("Bearings");
  await expect(page).toHaveURL(/category=Bearings/);
  await page.getByLabel("Brand", { exact: true }).selectOption("RHP");
  await expect(page.getByText("6 products found", { exact: true })).toBeVisible();
  await page.getByLabel("Category").selectOption("Belts");
  await expect(page).not.toHaveURL(/brand=/);
  await page.goBack();
  await expect(page).toHaveURL(/brand=RHP/);
  await expect(page.getByText("6 products found", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("RHP");
  await page.getByRole("searchbox", { name: "Search" }).fill("no such part");
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText(/^\d{3,} products found$/)).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
});

// docs/product/shop.md#pages-from-the-server
test("further pages of the list load from the server, without duplicate products", async ({
  strictPage: page,
}) => {
  // Products of other tests may share a name; these are the shop's sample products.
  await page.goto("/shop?sort=price-asc&q=bearing");
  const cards = productCards(page);
  await expect(cards).toHaveCount(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(48);
  const names = await cards.getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

// docs/product/shop.md#shop-page
test("the server renders the shop with its products", async ({ request }) => {
  const html = await (await request.get("/shop?q=6205")).text();
  expect(html).toContain("products found");
  expect(html).toContain("6205");
});

// docs/product/shop.md#not-found-page
test(
  "an unknown page shows a message, with status 404 and a line in the console",
  { tag: "@full" },
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "log") lines.push(message.text());
    });
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect.poll(() => lines.join(" ")).toContain("/no/such/page");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

// docs/product/shop.md#one-home-page
test("an old address of the home page redirects to it", async ({ strictPage: page }) => {
  await page.goto("/home");
  await expect(page).toHaveURL(/\/$/);
});

// docs/product/shop.md#scroll-to-the-top
test("a new page starts at its top", { tag: "@full" }, async ({ strictPage: page }) => {
  await page.goto("/shop");
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
