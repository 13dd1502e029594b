import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const series = "/products/nsk/deep-groove-ball-bearings/6200-series";

const getRow = (code: string): Locator => page.getByRole("row", { name: new RegExp(`^${code}`) });
const getItem = (text: RegExp): Locator => page.getByRole("listitem").filter({ hasText: text });

// docs/product/catalogue.md#sold-or-asked-for
test("each size of a series has price and 'Add to Cart', or the request, from one call", async () => {
  fakeShop({
    products: [
      sampleProduct(1, { name: "PPL 6205-2RS Deep Groove Ball Bearing", brand: "PPL", price: 3 }),
      sampleProduct(2, { name: "NSK 6205DDU Deep Groove Ball Bearing", price: 4.2 }),
      sampleProduct(3, { name: "NSK 6206 Deep Groove Ball Bearing", stock_quantity: 0 }),
    ],
  });
  await openPage(series);
  await expect
    .element(getRow("6205"))
    .toMatchTextContent(/€4\.20In StockAdd to CartNSK 6205DDU: Check the seal.*\+1 more/);
  await expect.element(getRow("6206").getByRole("button")).toBeDisabled();
  await expect
    .element(getRow("6204").getByRole("link", { name: "Ask for 6204" }))
    .toHaveAttribute("href", expect.stringMatching(/^mailto:.*NSK%206204/));
  expect(api.calls("GET /api/products/named")).toHaveLength(1);
  await getRow("6205").getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
});

// docs/product/catalogue.md#add-to-cart-of-a-series
test("a series' 'Add to Cart' leads to its sizes", async () => {
  fakeShop({ products: [sampleProduct(1, { name: "NSK 6205DDU Deep Groove Ball Bearing" })] });
  await openPage(series);
  await expect.element(getRow("6205")).toMatchTextContent(/€12\.50/);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect.element(page.getByRole("region", { name: "Listed sizes" })).toHaveFocus();
  await expect.element(getRow("6205")).toBeInViewport();
  expect(localStorage.getItem("cart")).toBeNull();
});

// docs/product/catalogue.md#add-to-cart-of-a-series
test.each([series, "/products/nsk/deep-groove-ball-bearings/6800-series"])(
  "'Add to Cart' of %s opens the prepared request while the shop sells none of it",
  async (path) => {
    fakeShop();
    await openPage(path);
    await expect
      .element(page.getByRole("link", { name: "Add to Cart" }))
      .toHaveAttribute("href", expect.stringMatching(/^mailto:/));
  },
);

// docs/product/catalogue.md#sold-or-asked-for
test("a bearing's variants show the shop's same part, of any maker", async () => {
  fakeShop({
    products: [
      sampleProduct(1, { name: "SKF 6205-2RS1 Deep Groove Ball Bearing", brand: "SKF", price: 5 }),
    ],
  });
  await openPage("/products/nsk/bearing/6205");
  await expect
    .element(getItem(/^6205DDUcontact/))
    .toMatchTextContent(/€5\.00.*SKF 6205-2RS1.*Another maker/);
  await expect
    .element(getItem(/^6205ZZ(?!C)/).getByRole("link", { name: "Ask for 6205ZZ" }))
    .toBeVisible();
  expect(api.calls("GET /api/products/named")).toHaveLength(1);
});

// docs/product/catalogue.md#sold-or-asked-for
test("a seal's forms and materials are sold apart", async () => {
  fakeShop({
    products: [
      sampleProduct(1, { name: "Oil Seal AS 25x47x7 NBR", category: "Seals", brand: "", price: 2 }),
    ],
  });
  await openPage("/products/seals/25x47x7");
  await expect.element(getItem(/^AS 25x47x7 NBR/)).toMatchTextContent(/€2\.00/);
  await expect.element(getItem(/^A 25x47x7 NBR/)).toMatchTextContent(/Ask for A 25x47x7 NBR/);
});

// docs/product/catalogue.md#sold-or-asked-for
test.each([
  [
    "/products/belts/mitsuboshi/classical-v-belts",
    "A42",
    "Mitsuboshi A42 Classical V-Belt",
    "Belts",
  ],
  ["/products/bearing/ppl/deep-groove-ball-bearings", "6205", "PPL 6205-2RS", "Bearings"],
])("%s sells its sizes", async (path, code, name, category) => {
  const [brand = ""] = name.split(" ");
  fakeShop({ products: [sampleProduct(1, { name, brand, category, price: 7 })] });
  await openPage(path);
  const row = category === "Belts" ? getItem(new RegExp(`^${code}`)) : getRow(code);
  await expect.element(row).toMatchTextContent(/€7\.00/);
});

test("rows lead to the shop's search until the shop answers", async () => {
  fakeShop();
  const answer = api.hold("GET /api/products/named", { json: { items: [] } });
  await openPage(series);
  const link = getRow("6205").getByRole("link", { name: "Price of 6205" });
  await expect.element(link).toHaveAttribute("href", "/shop?q=6205");
  answer();
  await expect.element(getRow("6205").getByRole("link", { name: "Ask for 6205" })).toBeVisible();
});
