import { expect, type Page } from "@playwright/test";
import { adminCredentials, signInAs } from "./support/customer.ts";
import { addProduct, productCards, test } from "./support/journey.ts";

const beltBrands = [
  "Mitsuboshi",
  "Toyopower",
  "Megadyne",
  "Optibelt",
  "Gates",
  "Varibelt VX",
  "M.A.T.I.C",
];

// docs/product/shop.md#shop-page, docs/product/shop.md#hero, docs/product/shop.md#controls
// docs/product/shop.md#sort-orders, docs/product/shop.md#category-filter
test(
  "the shop has a hero, a search box, two filters, a sort selector and a view toggle",
  { tag: "@both" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await expect(page.getByRole("heading", { level: 1, name: "Online shop" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Quick Checkout" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Cart 0$/ })).toBeVisible();
    const controls = page.getByRole("search");
    await expect(controls.getByRole("searchbox", { name: "Search" })).toBeVisible();
    await expect(controls.getByLabel("Category").locator("option").first()).toHaveText(
      "All categories",
    );
    const categories = await controls.getByLabel("Category").locator("option").allTextContents();
    expect(categories.slice(1, 5)).toEqual(["Belts", "Bearings", "Oil Seals", "Components"]);
    await expect(controls.getByLabel("Sort by").locator("option")).toHaveText([
      "Name A-Z",
      "Price: low to high",
      "Price: high to low",
    ]);
    await expect(controls.getByLabel("Sort by")).toHaveValue("name-asc");
    await expect(controls.getByRole("radio", { name: "Grid view" })).toBeChecked();
  },
);

// docs/product/shop.md#brand-filter, docs/product/shop.md#category-resets-brand
test(
  "the offered brands follow the category, and another category resets the brand",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const category = page.getByLabel("Category");
    const brand = page.getByLabel("Brand", { exact: true });
    await category.selectOption("Belts");
    await expect(brand.locator("option").nth(1)).toHaveText("Mitsuboshi");
    expect((await brand.locator("option").allTextContents()).slice(0, 8)).toEqual([
      "All brands",
      ...beltBrands,
    ]);
    await brand.selectOption("Gates");
    await expect(page).toHaveURL(/brand=Gates/);
    await category.selectOption("Bearings");
    await expect(brand).toHaveValue("all");
    await expect(page).not.toHaveURL(/brand=/);
    expect((await brand.locator("option").allTextContents()).slice(0, 4)).toEqual([
      "All brands",
      "NSK",
      "RHP",
      "PPL",
    ]);
  },
);

// docs/product/shop.md#sort-orders
test(
  "products are sorted by name, or by price both ways",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const names = await productCards(page).getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(10);
    const collator = new Intl.Collator("en");
    expect(names).toEqual(names.toSorted((one, other) => collator.compare(one, other)));

    await page.getByLabel("Sort by").selectOption("price-asc");
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect.poll(async () => isRising(await getPrices(page))).toBe(true);
    await page.getByLabel("Sort by").selectOption("price-desc");
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect.poll(async () => isRising((await getPrices(page)).toReversed())).toBe(true);
  },
);

// docs/product/shop.md#controls
test(
  "the toggle turns the grid into a list and back",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const cards = productCards(page);
    const grid = await cards.first().boundingBox();
    await page.getByRole("radio", { name: "List view" }).check();
    await expect(page).toHaveURL(/view=list/);
    await expect
      .poll(async () => (await cards.first().boundingBox())?.width)
      .toBeGreaterThan((grid?.width ?? 0) * 1.5);
    await page.getByRole("radio", { name: "Grid view" }).check();
    await expect(page).not.toHaveURL(/view=/);
    await expect.poll(async () => (await cards.first().boundingBox())?.width).toBe(grid?.width);
  },
);

// docs/product/shop.md#search-in-name-and-description
test(
  "search matches name and description, ignoring case and accents",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAs(page, adminCredentials());
    await page.goto("/shop");
    const product = await addProduct(page, { description: "Unazë SHTRËNGUESE për bosht" });
    const search = page.getByRole("searchbox", { name: "Search" });
    const card = productCards(page).filter({ hasText: product.name });
    for (const words of [product.name.toUpperCase(), "shtrenguese", "ShtrËnguese"]) {
      await search.fill(words);
      await expect(card).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "products found" })).toHaveText(
        "1 products found",
      );
    }
  },
);

// docs/product/shop.md#true-count, docs/product/shop.md#loading-text
test(
  "a loading list shows 'Loading products...', then the number of products found",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible();
    const seen = Promise.withResolvers<void>();
    await page.route("**/api/products?*", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.getByLabel("Category").selectOption("Seals");
    await expect(page.getByText("Loading products...")).toBeVisible();
    seen.resolve();
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible();
    await expect(page.getByText("Loading products...")).toBeHidden();
  },
);

// docs/product/shop.md#true-count, docs/product/shop.md#empty-result
test(
  "Clear Filters resets search, category and brand of an empty result",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop?category=Belts&brand=Gates&q=no+such+part&sort=price-asc&view=list");
    await expect(page.getByText("No products found", { exact: true })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
    await expect(page.getByText("0 products found")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
    await expect(page.getByLabel("Category")).toHaveValue("all");
    await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("all");
    await expect(page).toHaveURL(/\/shop\?sort=price-asc&view=list$/);
    await expect(page.getByText(/^\d{3,} products found$/)).toBeVisible();
  },
);

test(
  "an empty shop doesn't mention filters, and thousands are grouped",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    let count = 0;
    await page.route("**/api/products?*", (route) =>
      route.fulfill({ json: { items: [], count, next_cursor: null } }),
    );
    await page.goto("/about");
    const shop = page.getByRole("contentinfo").getByRole("link", { name: "Shop" });
    await shop.click();
    await expect(page.getByText("No products found", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
    count = 10_155;
    await page.getByLabel("Category").selectOption("Belts");
    await expect(page.getByText("10,155 products found")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  },
);

async function getPrices(page: Page): Promise<readonly number[]> {
  const texts = await productCards(page).locator('[data-slot="price"]').allTextContents();
  return texts.map((text) =>
    Number(text.replaceAll(/^[^\d]*([\d.,]+).*$/g, "$1").replaceAll(",", "")),
  );
}

function isRising(prices: readonly number[]): boolean {
  return prices.length > 10 && prices.every((price, place) => price >= (prices[place - 1] ?? 0));
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "the placeholders of the next page animate only when they come near",
    { tag: ["@desktop", "@full"] },
    async ({ strictPage: page }) => {
      await page.goto("/shop");
      await expect(page.locator('[data-slot="skeleton"]').first()).toBeAttached();
      expect(await countPulses(page)).toBe(0);
      await page.route("**/api/products?*", () => undefined);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect.poll(() => countPulses(page)).toBeGreaterThan(0);
    },
  );
});

function countPulses(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName === "pulse").length,
  );
}
