import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { getProductPath } from "#domain/product-path.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeSettings, fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleProduct } from "#web/testing/samples.ts";

const bearing = sampleProduct(1, {
  name: "NSK 6205DDU Deep Groove Ball Bearing",
  specifications: "Bore 25 mm; mass 0.128 kg; two contact rubber seals",
  bore_mm: 25,
  outside_diameter_mm: 52,
  width_mm: 15,
  seals: "contact seals",
  stock_quantity: 132,
});
const path = getProductPath(bearing);
const add = page.getByRole("button", { name: "Add to Cart" });
const quantity = page.getByRole("spinbutton", { name: "Quantity" });

async function show(section: Locator): Promise<void> {
  await expect.element(section).toBeInTheDocument();
  section.element().scrollIntoView();
}

// docs/product/shop.md#product-page
test("a product shows dimensions, specifications, stock, price and the catalogue's page", async () => {
  fakeShop({ products: [bearing] });
  await openPage(path);
  await expect.element(page.getByRole("heading", { level: 1, name: bearing.name })).toBeVisible();
  await expect.element(page.getByText("25 × 52 × 15\u00A0mm · 2RS").first()).toBeVisible();
  await expect.element(page.getByText("132 pieces")).toBeVisible();
  await expect
    .element(page.getByRole("table", { name: "Specifications" }))
    .toMatchTextContent(/Mass0\.128\skg.*Two contact rubber seals/);
  await expect
    .element(page.getByRole("table", { name: "Dimensions" }))
    .toMatchTextContent(/Outside diameter52\smm.*Contact seals/);
  await expect
    .element(page.getByRole("link", { name: "6205 in the catalogue" }))
    .toHaveAttribute("href", "/products/nsk/bearing/6205");
});

// docs/product/shop.md#quantity
test("a quantity goes into the cart at once, and an unreadable one stays with an error", async () => {
  fakeShop({ products: [bearing] });
  await openPage(path);
  await quantity.fill("0");
  await add.first().click();
  await expect.element(page.getByText("Enter a whole number from 1 to 9,999.")).toBeVisible();
  await expect.element(quantity).toHaveValue("0");
  await expect.element(quantity).toHaveFocus();
  expect(localStorage.getItem("cart")).toBeNull();
  await quantity.fill("12");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Open the cart" })).toBeVisible();
  const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(stored.join("")).toMatch(/"quantity":12\b/);
});

// docs/product/orders.md#vat-delivery-and-payment
test.for([
  [true, "incl. VAT"],
  [false, "without VAT"],
] as const)("with VAT configured as %s, the price says '%s'", async ([hasVat, note]) => {
  fakeShop({ products: [bearing] });
  fakeSettings({ stock_display: "exact", order_terms: { prices_include_vat: hasVat } });
  await openPage(path);
  await expect.element(page.getByText(note, { exact: true })).toBeVisible();
});

// docs/product/shop.md#quantity
test("a product without stock is asked for", async () => {
  fakeShop({ products: [{ ...bearing, stock_quantity: 0 }] });
  await openPage(path);
  await expect.element(page.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
  await expect
    .element(page.getByRole("link", { name: "Ask for it" }))
    .toHaveAttribute("href", expect.stringMatching(/^mailto:.*6205DDU/));
  await expect.element(quantity).not.toBeInTheDocument();
});

// docs/product/stock.md#stock-that-visitors-see
test("the count is shown as staff configured it", async () => {
  fakeShop({ products: [{ ...bearing, stock_quantity: 11 }] });
  fakeSettings({ stock_display: "more-than-10" });
  await openPage(path);
  await expect.element(page.getByText("More than 10 pieces")).toBeVisible();
});

// docs/product/stock.md#stock-that-visitors-see
test("with badges alone no count is shown", async () => {
  fakeShop({ products: [{ ...bearing, stock_quantity: 6 }] });
  fakeSettings({ stock_display: "badge" });
  await openPage(path);
  await expect.element(page.getByText("In Stock").first()).toBeVisible();
  await expect.element(page.getByText(/pieces/)).not.toBeInTheDocument();
});

// docs/product/shop.md#product-page
test("a product that isn't in the shop leads to a search with the words of its address", async () => {
  fakeShop();
  const router = await openPage(path);
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("This product isn’t in the shop");
  const search = page.getByRole("searchbox", { name: "Code, size or name" });
  await expect.element(search).toHaveValue("nsk 6205ddu deep groove ball bearing");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/shop");
  expect(router.state.location.search).toEqual({ q: "nsk 6205ddu deep groove ball bearing" });
  expectConsoleErrors(/products didn't arrive/);
});

// docs/product/shop.md#a-products-address
test("a former name in the address is replaced by the present one", async () => {
  fakeShop({ products: [bearing] });
  const router = await openPage(path.replace("nsk-", "old-"));
  await expect.element(page.getByRole("heading", { level: 1, name: bearing.name })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test("a product that doesn't load can be asked for again", async () => {
  fakeShop({ products: [bearing] });
  api.on("GET /api/products/*", "no-connection");
  await openPage(path);
  await expect.element(page.getByText("The product didn’t load")).toBeVisible();
  fakeShop({ products: [bearing] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: bearing.name })).toBeVisible();
  expectConsoleErrors(/product/i);
});

// docs/product/shop.md#same-size-or-number
test("products of the same number say what has to be checked", async () => {
  const other = sampleProduct(2, { name: "PPL 6205-2RS Deep Groove Ball Bearing", brand: "PPL" });
  const tapered = sampleProduct(3, { name: "NSK 6205 something else" });
  fakeShop({ products: [bearing, other, tapered] });
  const hit = { is_other_maker: true, match: "interchange" };
  const differs = (interchange: string, reasons: readonly string[]): object => ({
    reason: { kind: "comparison", comparison: { interchange, reasons } },
  });
  api.on("GET /api/search", {
    json: {
      understood: { kind: "bearing" },
      parts: [],
      products: [
        { product: bearing, match: "exact", is_other_maker: false, reason: { kind: "code" } },
        { product: other, ...hit, ...differs("check seal", ["sealUnknown"]) },
        { product: tapered, ...hit, match: "near", ...differs("not interchangeable", ["width"]) },
      ],
    },
  });
  await openPage(path);
  const section = page.getByRole("region", { name: "Same size or number" });
  await show(section);
  await expect.element(section.getByRole("listitem")).toHaveLength(1);
  await expect.element(section).toMatchTextContent(/PPL 6205-2RS.*Another maker\. Check/);
  await expect
    .element(section.getByRole("link", { name: other.name }))
    .toHaveAttribute("href", getProductPath(other));
});

// docs/product/shop.md#goes-with-it
test("a bearing's page lists seals for exactly its shaft", async () => {
  const seal = (number: number, bore_mm: number): ReturnType<typeof sampleProduct> =>
    sampleProduct(number, { name: `Oil Seal ${bore_mm}x47x7`, category: "Seals", bore_mm });
  fakeShop({ products: [bearing] });
  api.on("GET /api/products", ({ query }) => ({
    json: {
      items: query.get("category") === "Seals" ? [seal(2, 25), seal(3, 25.2)] : [],
      count: 2,
      next_cursor: null,
    },
  }));
  await openPage(path);
  const section = page.getByRole("region", { name: "Goes with it" });
  await show(section);
  await expect.element(section.getByRole("link", { name: "Oil Seal 25x47x7" })).toBeVisible();
  await expect.element(section.getByText("Oil Seal 25.2x47x7")).not.toBeInTheDocument();
});

// docs/product/shop.md#goes-with-it
test(
  "a V-belt's page puts a set into the cart, one belt for each groove",
  { tags: ["full"] },
  async () => {
    const belt = sampleProduct(4, {
      name: "Toyopower SPA 1250 Wedge Belt",
      category: "Belts",
      section: "SPA",
      price: 8.35,
    });
    fakeShop({ products: [belt] });
    await openPage(getProductPath(belt));
    const section = page.getByRole("region", { name: "Goes with it" });
    await section.getByRole("radio", { name: "3" }).click();
    await expect.element(section.getByRole("status")).toHaveTextContent("€25.05for 3 belts");
    await section.getByRole("button", { name: "Add the set" }).click();
    await expect.element(page.getByText("Item added to cart")).toBeVisible();
    const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(stored.join("")).toMatch(/"quantity":3\b/);
  },
);

// docs/product/shop.md#recently-seen
test("products seen before are listed while they are in the shop", { tags: ["full"] }, async () => {
  const other = sampleProduct(2, { name: "Seen before" });
  fakeShop({ products: [bearing, other] });
  localStorage.setItem("recent_products", JSON.stringify({ ids: [sampleId(3), sampleId(2), "x"] }));
  await openPage(path);
  const section = page.getByRole("region", { name: "Recently seen" });
  await show(section);
  await expect.element(section.getByRole("link", { name: "Seen before" })).toBeVisible();
  await expect.element(section.getByRole("listitem")).toHaveLength(1);
  await expect
    .poll(() => localStorage.getItem("recent_products"))
    .toBe(JSON.stringify({ ids: [sampleId(1), sampleId(2)] }));
});
