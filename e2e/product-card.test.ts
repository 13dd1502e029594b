import { expect, type Locator, type Page } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs } from "./support/customer.ts";
import { addProduct, freshName, openOtherPage, productCards, test } from "./support/journey.ts";

// docs/product/shop.md#hero, docs/product/shop.md#parts-of-a-card
// docs/product/cart.md#one-piece-per-click
test("a card shows image, stock, brand, five stars, description and price, and adds to the cart", async ({
  strictPage: page,
}) => {
  const card = await addAndShow(page, {
    name: `${freshName()} Deep Groove Ball Bearing`,
    stock_quantity: 6,
    low_stock_threshold: 5,
  });
  await expect(card.getByText("In Stock")).toBeVisible();
  await expect(card.getByText("NSK", { exact: true })).toBeVisible();
  await expect(card.getByText("(5.0)")).toBeVisible();
  await expect(card.getByText("For a journey")).toBeVisible();
  await expect(card.locator('[data-slot="price"]')).toHaveText("€12.50");
  // A product without an image shows that of its kind, loaded eagerly on the first screen.
  const image = card.locator('[data-slot="rendered-image"]');
  await expect(image).toBeVisible();
  await expect(image).toHaveAttribute("src", /^\/pictures\/deep-groove/);
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*2/);
});

// docs/product/shop.md#placeholder-image
test(
  "an image that fails to load is replaced by the placeholder",
  { tag: "@desktop" },
  async ({ page }) => {
    // Abort the request instead of breaking the file, which other tests use.
    await page.route("**/media/**", (route) => route.abort());
    // Products of other tests have names without a kind.
    await page.goto("/shop?q=deep%20groove&brand=NSK");
    const card = productCards(page).filter({ hasText: "Deep Groove" }).first();
    await expect(card.locator('[data-slot="rendered-image"]')).toBeVisible();
    await expect(card.locator('[data-slot="responsive-image"]')).toHaveCount(0);
  },
);

test(
  "cards and rows have one size, regardless of their images and texts",
  { tag: "@full" },
  async ({ page }) => {
    await signInAs(page, adminCredentials());
    const word = `size${Date.now()}`;
    await addProduct(page, { name: `A ${word}`, description: "Short" });
    await addProduct(page, {
      name: `B ${word} ${"mbajtëse vetërregulluese ".repeat(6)}`,
      description: "Kushinetë ".repeat(40),
      stock_quantity: 0,
    });
    await addProduct(page, { name: `C ${word}`, category: "Safety", brand: "Long ".repeat(15) });
    for (const view of ["grid", "list"]) {
      const heights = await getHeights(page, `/shop?q=${word}&view=${view}`);
      await page.route("**/pictures/**", (route) => route.abort());
      const bare = await getHeights(page, `/shop?q=${word}&view=${view}`);
      await page.unroute("**/pictures/**");
      expect(new Set([...heights, ...bare]).size, `${view}: ${[...heights, ...bare].join()}`).toBe(
        1,
      );
    }
  },
);

test(
  "the placeholder of a loading product has the product's size",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/about");
    for (const view of ["Grid view", "List view"]) {
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route("**/api/products?*", async (route) => {
        await asked;
        await route.continue();
      });
      await page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click();
      await page.getByRole("radio", { name: view }).check();
      const place = page.locator('section[aria-busy="true"] > div:last-child > div').first();
      await expect(place.locator('[data-slot="skeleton"]').first()).toBeVisible();
      const saved = await place.boundingBox();
      answer();
      await expect(productCards(page).first()).toBeVisible();
      expect(await productCards(page).first().boundingBox()).toEqual(saved);
      await page.unroute("**/api/products?*");
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL(/contact/);
      // Request it again the next time.
      await page.reload();
    }
  },
);

for (const [quantity, threshold, badge] of [
  [0, 5, "Out of Stock"],
  [1, 5, "Low Stock"],
  [5, 5, "Low Stock"],
  [6, 5, "In Stock"],
  [3, 2, "In Stock"],
] as const) {
  // docs/product/shop.md#out-of-stock-button, docs/product/stock.md#badges
  test(
    `${quantity} pieces with a threshold of ${threshold} are ${badge}`,
    // The thresholds have unit tests; each badge and button is checked once.
    { tag: quantity > 1 ? ["@desktop", "@full"] : "@desktop" },
    async ({ strictPage: page }) => {
      const card = await addAndShow(page, {
        stock_quantity: quantity,
        low_stock_threshold: threshold,
      });
      await expect(card.getByText(badge).first()).toBeVisible();
      const button = card.getByRole("button");
      if (quantity > 0) {
        await expect(button).toHaveText("Add to Cart");
        await expect(button).toBeEnabled();
      } else {
        await expect(button).toHaveText("Out of Stock");
        await expect(button).toBeDisabled();
      }
    },
  );
}

// docs/product/shop.md#converted-prices
test(
  "a price in another currency is shown in euro, with the original in small print",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const card = await addAndShow(page, { price: 1_000, currency: "ALL" });
    const price = card.locator('[data-slot="price"]');
    await expect(price).toContainText("€");
    await expect(price.locator("small")).toHaveText("1,000 Lekë");
  },
);

// docs/product/admin.md#panel-button, docs/product/admin.md#m-button
test(
  "only admins see the Admin Panel button, and all visitors a faint 'M' at the top left",
  { tag: "@desktop" },
  async ({ strictPage: page, browser }) => {
    await page.goto("/shop");
    const panelButton = page.getByRole("button", { name: "Admin Panel" });
    const manager = page.getByRole("button", { name: "Manager access" });
    await expect(manager).toHaveText("M");
    const opacity = await manager.evaluate((button) => Number(getComputedStyle(button).opacity));
    expect(opacity).toBeLessThan(0.5);
    const { x = 99, y = 999 } = (await manager.boundingBox()) ?? {};
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(x).toBeLessThan(20);
    expect(y).toBeLessThan(title?.y ?? 0);
    await expect(panelButton).toHaveCount(0);

    const customer = await openOtherPage(browser, page);
    await signInAs(customer, await createCustomer(customer));
    await customer.goto("/shop");
    await expect(customer.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expect(customer.getByRole("button", { name: "Admin Panel" })).toHaveCount(0);
    await customer.context().close();

    await signInAs(page, adminCredentials());
    await page.goto("/shop");
    await expect(panelButton).toBeVisible();
    await expect(manager).toBeVisible();
  },
);

/** Adds a product as admin and opens the shop filtered to it. */
async function addAndShow(page: Page, fields: Readonly<Record<string, unknown>>): Promise<Locator> {
  await signInAs(page, adminCredentials());
  const product = await addProduct(page, fields);
  await page.context().clearCookies();
  await page.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  const card = productCards(page).filter({ hasText: product.name });
  await expect(card).toBeVisible();
  return card;
}

/** Heights of the three products that a page of the shop shows. */
async function getHeights(page: Page, path: string): Promise<readonly number[]> {
  await page.goto(path);
  await expect(productCards(page)).toHaveCount(3);
  return productCards(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().height)),
  );
}
