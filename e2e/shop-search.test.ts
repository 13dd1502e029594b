import { expect, type Locator, type Page } from "@playwright/test";
import { productCards, test } from "./support/journey.ts";
import { waitUntilCached } from "./support/service-worker.ts";

const group = "Found by number, size or words";

// docs/product/shop.md#search-by-number-size-and-words
test(
  "a measured size leads by keyboard alone to the sealed bearing and into the cart",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
    await page.keyboard.type("24.9 x 51.8 x 15");
    await expect(page.getByText(/^Understood as bore 24\.9\smm/)).toBeVisible();
    const row = getFound(page, "6205DDU");
    await expect(row).toContainText(/within 0\.3\smm or 1\s%/);
    await expect(row).toContainText(/25 × 52 × 15\smm/);
    await expect(page.getByText("No products found")).toHaveCount(0);
    await tabTo(page, row.getByRole("button", { name: "Add to Cart" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Cart 1$/ })).toBeVisible();
  },
);

// docs/product/shop.md#search-by-number-size-and-words
test("numbers, sizes and words that no name has find products, also without scripts", async ({
  strictPage: page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const plain = await context.newPage();
  for (const [query, product] of [
    ["6205 2RS", "6205-2RS"],
    ["25-52-15", "6205ZZ"],
    ["simering 30x52x7", "30x52x7"],
    ["A 42", "A42"],
    ["SPZ1250", "SPZ"],
  ] as const) {
    const address = `/shop?q=${encodeURIComponent(query)}`;
    for (const one of [page, plain]) {
      await one.goto(address);
      await expect(one.getByRole("region", { name: group })).toContainText(product);
    }
  }
  await context.close();
});

// docs/product/shop.md#dimension-filters, docs/product/shop.md#dimension-fields
test(
  "figures filter the shop, survive a reload, and Back takes them off",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    const bore = page.getByRole("combobox", { name: "Bore" });
    const count = page.getByRole("status").filter({ hasText: "products found" });
    await expect(count).toHaveText(/^\d{3,} products found$/);
    await openSizes(page);
    await bore.fill("d25,0");
    await page.getByRole("combobox", { name: "Outside diameter" }).fill("51.8 mm");
    await expect(page).toHaveURL(/bore=d25%2C0&outside=51\.8/);
    await expect(count).toHaveText(/^\d products found$/);
    await expect(productCards(page).filter({ hasText: "6205DDU" })).toBeVisible();
    const found = await count.textContent();

    await page.reload();
    await openSizes(page);
    await expect(bore).toHaveValue("d25,0");
    await expect(count).toHaveText(found ?? "");

    await page.goBack();
    await expect(page).not.toHaveURL(/outside=/);
    await expect(page.getByRole("combobox", { name: "Outside diameter" })).toHaveValue("");
    await page.getByRole("button", { name: "Remove filter: Bore 25 mm" }).click();
    await expect(bore).toHaveValue("");
    await expect(count).toHaveText(/^\d{3,} products found$/);
  },
);

// docs/product/catalogue.md#filters-by-size
test(
  "figures filter a series, survive a reload, and Back takes them off",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/deep-groove-ball-bearings/6200-series");
    const sizes = page.getByRole("table", { name: /6200 Series/ }).getByRole("rowheader");
    const all = await sizes.count();
    const outside = page.getByRole("combobox", { name: "Outside diameter" });
    await outside.fill("51,8");
    await expect(sizes).toHaveText(["6205"]);
    await expect(page).toHaveURL(/\?outside=51%2C8$/);
    await page.reload();
    await expect(sizes).toHaveText(["6205"]);
    await expect(outside).toHaveValue("51,8");
    await page.goBack();
    await expect(sizes).toHaveCount(all);
  },
);

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  // docs/product/offline.md#catalogue-without-a-network
  test(
    "built-in parts are found without a network, also from the shop",
    { tag: ["@phone", "@full"] },
    async ({ page, context }) => {
      await page.goto("/about");
      await waitUntilCached(page);
      await context.setOffline(true);
      await page.goto("/shop?q=24.9+x+51.8+x+15");
      const part = page
        .getByRole("region", { name: "In the catalogue, not in the shop" })
        .getByRole("listitem")
        .first();
      await expect(part).toContainText("6205");
      await expect(part).toContainText(/within 0\.3\smm or 1\s%/);
      await part.getByRole("link", { name: "6205" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("6205");
    },
  );
});

/** Shows the filters by size, which are behind a button on a phone. */
async function openSizes(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Sizes" });
  if (await button.isVisible()) await button.click();
}

/** A product that the search found beyond the list. */
function getFound(page: Page, code: string): Locator {
  return page.getByRole("region", { name: group }).getByRole("listitem").filter({ hasText: code });
}

/** Moves the focus with Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
