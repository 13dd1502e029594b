import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const open = sampleProduct(1, { name: "NSK 6205 Deep Groove Ball Bearing", price: 5.4 });
const sealed = sampleProduct(2, { name: "NSK 6205DDU Deep Groove Ball Bearing", price: 6.9 });
const soldOut = sampleProduct(3, { name: "NSK 6205ZZ Bearing", stock_quantity: 0 });

// docs/product/shop.md#search-of-every-page
test("the slash key opens the search, Escape closes it and returns the focus", async () => {
  fakeShop();
  await openPage("/about");
  const link = page.getByRole("link", { name: "Services" }).first();
  await expect.element(link).toBeVisible();
  focus(link);
  await userEvent.keyboard("/");
  await expect.element(getField()).toHaveFocus();
  await expect.element(getField()).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await expect.element(getField()).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

// docs/product/shop.md#search-of-every-page
test("Ctrl+K opens the search from a field, the slash key is typed there", async () => {
  fakeShop();
  await openPage("/shop");
  const shopField = page.getByRole("searchbox", { name: "Search" });
  await shopField.fill("a");
  await userEvent.keyboard("/");
  await expect.element(shopField).toHaveValue("a/");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(getField()).toHaveFocus();
});

// docs/product/shop.md#search-of-every-page, docs/product/shop.md#search-to-order
test("a measured size finds the part with its reason, and its sealed variant goes into the cart", async () => {
  find(open, sealed, soldOut);
  const search = await openSearch("24.9 x 51.8 x 15");
  await expect
    .element(search.getByText(/^Understood as bore 24\.9\smm, outside diameter 51\.8\smm/))
    .toBeVisible();
  const part = getRow(search, "In the catalogue", "6205");
  await expect.element(part).toMatchTextContent(/25 × 52 × 15\smm/);
  await expect.element(part).toMatchTextContent(/within 0\.3 mm or 1 %/);
  // The open bearing is sold as this part.
  await expect.element(part).toMatchTextContent(/5,40|5\.40/);

  const variant = getRow(search, "In the shop", "6205DDU");
  await expect.element(variant).toMatchTextContent(/In Stock/);
  await expect.element(search.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
  await variant.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  expect(localStorage.getItem("guest_cart")).toContain(sealed.id);
});

// docs/product/shop.md#search-of-every-page
test("arrow keys choose a result, Tab reaches its button and Enter opens it", async () => {
  find(sealed);
  const search = await openSearch("6205");
  const variant = getRow(search, "In the shop", "6205DDU");
  await expect.element(variant).toBeVisible();
  const rows = search.getByRole("row").elements();
  for (let at = 0; at < rows.length; at += 1) await userEvent.keyboard("{ArrowDown}");
  await expect.element(variant).toHaveAttribute("aria-selected", "true");
  await expect.element(getField()).toHaveAttribute("aria-activedescendant", variant.element().id);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(getField()).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(variant).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(variant.getByRole("button", { name: "Add to Cart" })).toHaveFocus();
});

// docs/product/shop.md#search-of-every-page
test("a word that only a product of the shop has isn't called not understood", async () => {
  find(sampleProduct(4, { name: "Retaining Ring DIN 471 25 mm" }));
  const search = await openSearch("circlip");
  await expect.element(getRow(search, "In the shop", "Retaining Ring")).toBeVisible();
  await expect.element(search.getByText(/^Not understood/)).not.toBeVisible();
});

// docs/product/shop.md#search-of-every-page
test("Enter right after typing opens the first result of what was typed", async () => {
  find();
  const router = await openPage("/about");
  await expect.element(page.getByRole("button", { name: "Find a part" })).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(getField()).toHaveFocus();
  await userEvent.keyboard("6205-2RS1/C3{Enter}");
  await expect
    .poll(() => router.state.location.href)
    .toBe("/products/nsk/bearing/6205#asked=6205-2RS1%2FC3");
  await expect.element(getField()).not.toBeInTheDocument();
});

// docs/product/shop.md#search-to-order
test(
  "a part that isn't sold is asked for by a mail with what was understood",
  { tags: ["full"] },
  async () => {
    find();
    const search = await openSearch("SKF 6206-2RS1");
    const row = getRow(search, "In the catalogue", "6206");
    await expect.element(row).toBeVisible();
    const mail = row.getByRole("link", { name: "Ask for it" }).element().getAttribute("href") ?? "";
    expect(decodeURIComponent(mail)).toMatch(/NSK 6206/);
    expect(decodeURIComponent(mail)).toMatch(/Searched for: SKF 6206-2RS1/);
    expect(decodeURIComponent(mail)).toMatch(/Understood as 6206.*two contact seals/);
    await expect.element(row).toMatchTextContent(/Another maker\. Check the seal/);
  },
);

// docs/product/catalogue.md#unlisted-numbers
test("a number in no list is asked for by itself, beside the group of its type", async () => {
  find();
  const search = await openSearch("3206-2RS");
  await expect.element(search.getByText(/3206 isn’t in our lists/)).toBeVisible();
  const row = getRow(search, "In the catalogue", "Angular Contact Ball Bearings");
  await expect.element(row).toMatchTextContent(/3206 isn’t listed; this is the nearest group/);
  const mail = row.getByRole("link", { name: "Ask for it" }).element().getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toMatch(/3206/);
  expect(decodeURIComponent(mail)).not.toMatch(/NSK Angular/);
  expect(decodeURIComponent(mail)).toMatch(/Understood as 3206.*two contact seals/);
});

// docs/product/catalogue.md#what-a-number-means
test("the number's tokens are explained, and what no token states isn't guessed", async () => {
  find();
  const search = await openSearch("6205-2RS1 XQ");
  const understood = search.getByRole("region", { name: "What was understood" });
  await understood.getByText("What the number means").click();
  const meanings = understood.getByLabelText(/^What .* means$/);
  await expect.element(meanings).toMatchTextContent(/2RS1two contact seals/);
  await expect.element(meanings).toMatchTextContent(/XQnot stated/);
  await expect.element(meanings).toMatchTextContent(/Clearancenot stated/);
});

// docs/product/shop.md#search-without-the-shop
test("an error of the shop keeps the parts of the catalogue", async () => {
  fakeShop();
  api.reject("GET /api/search", 422, "invalid_input");
  const search = await openSearch("6205");
  await expect.element(search.getByText(/^The shop didn’t answer/)).toBeVisible();
  await expect.element(getRow(search, "In the catalogue", "6205")).toBeVisible();
  api.reject("GET /api/search", 429, "rate_limited");
  await getField().fill("6206");
  await expect.element(search.getByText(/^Too many searches at once/)).toBeVisible();
  expectConsoleErrors(/search/);
});

// docs/product/shop.md#search-without-the-shop
test("nothing found offers a request by mail", { tags: ["full"] }, async () => {
  find();
  const search = await openSearch("qwxyz");
  await expect.element(search.getByText("No results", { exact: true })).toBeVisible();
  await expect.element(search.getByText("Not understood: qwxyz")).toBeVisible();
  await expect.element(search.getByRole("link", { name: "Ask for it" })).toBeVisible();
});

// docs/product/cart.md#messages-of-the-cart
test("a product that can't be added shows why", { tags: ["full"] }, async () => {
  fakeShop({ viewer: "customer" });
  answerSearches(sealed);
  api.reject("POST /api/cart/items", 409, "out_of_stock");
  const search = await openSearch("6205");
  const variant = getRow(search, "In the shop", "6205DDU");
  await variant.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Product is out of stock")).toBeVisible();
  expectConsoleErrors(/cart/i);
});

test("an example fills the field", { tags: ["full"] }, async () => {
  find();
  const search = await openSearch("");
  await search.getByRole("button", { name: /^24\.9 x 51\.8 x 15/ }).click();
  await expect.element(getField()).toHaveValue("24.9 x 51.8 x 15");
  await expect.element(getField()).toHaveFocus();
  await expect.element(getRow(search, "In the catalogue", "6205")).toBeVisible();
  await expect
    .element(search.getByRole("link", { name: "See all in the shop" }))
    .toHaveAttribute("href", "/shop?q=24.9+x+51.8+x+15");
});

test("a pasted text of 10,000 characters keeps the field usable", async () => {
  find();
  const search = await openSearch("6205 ".repeat(2_000));
  await expect.element(search.getByText(/^Understood as 6205/)).toBeVisible();
  await expect
    .poll(() => api.calls("GET /api/search").at(-1)?.query.get("q") ?? "")
    .toMatch(/^(?:6205 ){39}6205/);
  await expect.element(getField()).toHaveValue("6205 ".repeat(2_000));
});

/** Opens a shop in which every search finds these products. */
function find(...products: readonly (typeof open)[]): void {
  fakeShop();
  answerSearches(...products);
}

function answerSearches(...products: readonly (typeof open)[]): void {
  api.on("GET /api/search", ({ query }) => ({
    json: {
      understood: {
        kind: "words",
        makers: [],
        words: [],
        unread: products.length > 0 ? [] : [query.get("q")],
      },
      parts: [],
      products: products.map((product) => ({
        product,
        match: query.get("q")?.includes("x") ? "near" : "exact",
        is_other_maker: false,
        reason: { kind: "code" },
      })),
    },
  }));
}

async function openSearch(text: string): Promise<Locator> {
  await openPage("/about");
  await page.getByRole("button", { name: "Find a part" }).click();
  if (text !== "") await getField().fill(text);
  return page.getByRole("dialog", { name: "Find a part" });
}

function getField(): Locator {
  return page.getByRole("combobox", { name: "Find a part" });
}

function getRow(search: Locator, group: string, code: string): Locator {
  return search
    .getByRole("grid", { name: group })
    .getByRole("row")
    .filter({ hasText: code })
    .first();
}

function focus(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}
