import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";

// docs/product/shop.md#search-of-every-page, docs/product/shop.md#search-to-order
test(
  "a worn part's size leads to the sealed variant in the cart, by keyboard alone",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/about");
    await page.keyboard.press("/");
    const search = getSearch(page);
    await expect(search.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("24.9 x 51.8 x 15");
    await expectPart(search);
    const sealed = getSealed(search);
    await expect(sealed).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(sealed).toHaveAttribute("aria-selected", "true", { timeout: 100 });
    }).toPass();
    await page.keyboard.press("Tab");
    await expect(sealed.getByRole("button", { name: "Add to Cart" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search.getByText("Item added to cart")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await expectInCart(page);
  },
);

// docs/product/shop.md#search-of-every-page, docs/product/shop.md#search-to-order
test(
  "a worn part's size leads to the sealed variant in the cart on a phone",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Find a part", exact: true }).tap();
    const search = getSearch(page);
    await search.getByRole("combobox").fill("24.9 x 51.8 x 15");
    await expectPart(search);
    await getSealed(search).getByRole("button", { name: "Add to Cart" }).tap();
    await expect(search.getByText("Item added to cart")).toBeVisible();
    await search.getByRole("button", { name: "Close" }).tap();
    await expectInCart(page);
  },
);

// docs/product/catalogue.md#what-a-number-means
test(
  "a bearing's page explains the number that was searched for",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/about");
    await page.keyboard.press("Control+k");
    const search = getSearch(page);
    await search.getByRole("combobox").fill("6205-2RS1/C3");
    await expect(search.getByText(/^Understood as 6205/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6205#asked=6205-2RS1%2FC3$/);
    const asked = page.getByRole("region", { name: "You searched for 6205-2RS1/C3" });
    await expect(asked).toContainText(/Check the seal/);
    await expect(asked).toContainText(/2RS1\s*two contact seals/);
    await page.reload();
    await expect(asked).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/products\/nsk\/bearing\/6205$/);
  },
);

// docs/product/shop.md#search-from-the-home-page
test(
  "the home page's field shows results while a number is typed",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const field = page.getByRole("searchbox", { name: "Find a part by its number" });
    await field.fill("6205 2RS");
    await expect(page.getByText(/^Understood as 6205.*two contact seals/)).toBeVisible();
    await field.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-activedescendant", /./);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6205#asked=/);
  },
);

function getSearch(page: Page): Locator {
  return page.getByRole("dialog", { name: "Find a part" });
}

async function expectPart(search: Locator): Promise<void> {
  await expect(search.getByText(/^Understood as bore 24\.9\smm/)).toBeVisible();
  const part = search.getByRole("grid", { name: "In the catalogue" }).getByRole("row").first();
  await expect(part).toContainText(/^6205/);
  await expect(part).toContainText(/Bore 25\smm.*within 0\.3\smm or 1\s%/);
}

function getSealed(search: Locator): Locator {
  const products = search.getByRole("grid", { name: "In the shop" });
  return products.getByRole("row").filter({ hasText: "6205DDU" }).first();
}

async function expectInCart(page: Page): Promise<void> {
  await page.goto("/shop#cart");
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart.getByRole("listitem")).toContainText("6205DDU");
}
