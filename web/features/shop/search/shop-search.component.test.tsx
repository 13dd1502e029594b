import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProductItem } from "#web/api/queries.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const sealed = sampleProduct(1, { name: "NSK 6205DDU Deep Groove Ball Bearing", bore_mm: 25 });
const other = sampleProduct(2, { name: "PPL 6205-2RS Bearing", brand: "PPL", bore_mm: 25 });
const size = { bore: 25, outside: 52, width: 15 };
const found = page.getByRole("region", { name: "Found by number, size or words" });
const notSold = page.getByRole("region", { name: "In the catalogue, not in the shop" });

/** The shop's list and what the API's search finds. */
function answer(listed: readonly ProductItem[], ...products: readonly ProductItem[]): void {
  fakeShop({ products: listed, unlisted: products });
  answerSearch(products, []);
}

function answerSearch(products: readonly ProductItem[], unread: readonly string[]): void {
  api.on("GET /api/search", {
    json: {
      understood: { kind: "dimensions", makers: [], words: [], unread },
      parts: [],
      products: products.map((product) => ({
        product,
        match: "near",
        is_other_maker: false,
        reason: { kind: "dimensions", asked: size, found: size },
      })),
    },
  });
}

// docs/product/shop.md#search-by-number-size-and-words
test("a typed size finds products with their reason by keyboard, and one goes into the cart", async () => {
  answer([], sealed, other);
  await openPage("/shop");
  await page.getByRole("searchbox", { name: "Search" }).fill("24.9 x 51.8 x 15");
  await expect
    .element(page.getByText(/^Understood as bore 24\.9\smm, outside diameter 51\.8\smm/))
    .toBeVisible();
  await expect.element(page.getByText("2 products found", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No products found")).not.toBeInTheDocument();
  const row = found.getByRole("listitem").filter({ hasText: "6205DDU" });
  await expect.element(row).toMatchTextContent(/within 0\.3 mm or 1 %/);
  const button = row.getByRole("button", { name: "Add to Cart" });
  while (document.activeElement !== button.element()) await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  expect(localStorage.getItem("guest_cart")).toContain(sealed.id);
});

// docs/product/shop.md#search-by-number-size-and-words
test("a word that only a product of the shop has isn't called not understood", async () => {
  answer([], sampleProduct(3, { name: "Retaining Ring DIN 471 25 mm" }));
  await openPage("/shop?q=circlip");
  await expect.element(found.getByRole("link", { name: /Retaining Ring/ })).toBeVisible();
  await expect.element(page.getByText(/^Not understood/)).not.toBeInTheDocument();
});

// docs/product/shop.md#search-by-number-size-and-words
test("the list stays first, and what it has isn't repeated", async () => {
  answer([sealed], sealed, other);
  await openPage("/shop?q=6205DDU");
  await expect.element(page.getByText("1 products found", { exact: true })).toBeVisible();
  await expect.element(found.getByRole("link", { name: /PPL 6205-2RS/ })).toBeVisible();
  await expect.element(found.getByRole("link", { name: /6205DDU/ })).not.toBeInTheDocument();
});

// docs/product/shop.md#search-by-number-size-and-words
test("filters narrow what the search finds too", async () => {
  answer([], sealed, other);
  await openPage("/shop?q=25x52x15&brand=PPL&bore=25");
  await expect.element(found.getByRole("link", { name: /PPL 6205-2RS/ })).toBeVisible();
  await expect.element(found.getByRole("link", { name: /6205DDU/ })).not.toBeInTheDocument();
  await expect.element(notSold).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect.element(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect.element(found).not.toBeInTheDocument();
});

// docs/product/shop.md#search-by-number-size-and-words
test("a part that isn't sold can be asked for, and nothing is called empty", async () => {
  answer([]);
  await openPage("/shop?q=22312");
  const row = notSold.getByRole("listitem").first();
  await expect.element(row).toMatchTextContent(/22312/);
  await expect
    .element(row.getByRole("link", { name: "Ask for it" }))
    .toHaveAttribute("href", expect.stringContaining("mailto:"));
  await expect.element(page.getByText("0 products found", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No products found")).not.toBeInTheDocument();
});

// docs/product/shop.md#search-by-number-size-and-words
test("words leave no empty line above the list, a number has one from the start", async () => {
  answer([sealed]);
  await openPage("/shop?q=bearing");
  await expect.element(page.getByText("1 products found", { exact: true })).toBeVisible();
  expect(gapAboveList()).toBeLessThan(50);
  const reply = api.hold("GET /api/search", {
    json: { understood: { unread: [] }, products: [] },
  });
  await page.getByRole("searchbox", { name: "Search" }).fill("6205");
  await expect.poll(gapAboveList).toBeGreaterThan(85);
  reply();
  await expect.element(page.getByText(/^Understood as 6205/)).toBeVisible();
  expect(gapAboveList()).toBeGreaterThan(85);
});

/** Between the last filter and the count of results, in pixels. */
function gapAboveList(): number {
  const count = page.getByText(/products found$/).element();
  const fields = document.querySelectorAll("main :is(input, select, button)");
  const above = [...fields].filter(
    (field) => field.compareDocumentPosition(count) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const bottoms = above.map((field) => field.getBoundingClientRect().bottom);
  return count.getBoundingClientRect().top - Math.max(...bottoms);
}

// docs/product/shop.md#empty-result
test("the list is called empty while a part of the text isn't understood", async () => {
  fakeShop({ unlisted: [other] });
  answerSearch([other], ["qqqzzzwww"]);
  await openPage("/shop?q=kushineta%20qqqzzzwww");
  await expect.element(page.getByText("0 products found", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No products found")).toBeVisible();
  await expect.element(found.getByRole("link", { name: /PPL 6205-2RS/ })).toBeVisible();
});

// docs/product/shop.md#empty-result
test("the empty message stays where nothing at all is found, also if the search fails", async () => {
  fakeShop();
  api.on("GET /api/search", { status: 429, json: { code: "rate_limited" } });
  await openPage("/shop?q=qqqzzzwww");
  await expect.element(page.getByText("No products found")).toBeVisible();
  await expect
    .element(page.getByText("Try adjusting your search or filter criteria"))
    .toBeVisible();
});
