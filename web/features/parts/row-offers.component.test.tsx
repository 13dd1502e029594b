import { expect, test, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import type { ProductItem } from "#web/api/queries.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { closePage, openPage } from "#web/testing/open-page.tsx";
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

// docs/product/catalogue.md#rows-of-belt-sections
test(
  "timing belts are sold by profile, of the page's maker alone, from one call",
  { tags: ["full"] },
  async () => {
    const belt = (number: number, name: string, section: string, brand = "Gates"): ProductItem =>
      sampleProduct(number, { name, brand, category: "Belts", section, price: number });
    fakeShop({
      products: [
        belt(1, "Gates PowerGrip HTD 500-5M-15 Timing Belt", "HTD 5M"),
        belt(2, "Gates PowerGrip HTD 600-5M-15 Timing Belt", "HTD-5M"),
        belt(3, "Mitsuboshi 225L075 Timing Belt", "L", "Mitsuboshi"),
      ],
    });
    await openPage("/products/belts/gates/powergrip-timing-belts");
    const section = page.getByRole("region", { name: "In the shop" });
    const row = section.getByRole("listitem").filter({ hasText: /^HTD-5M/ });
    await expect.element(row).toMatchTextContent(/€1\.00.*HTD 500-5M-15/);
    await expect
      .element(row.getByRole("link", { name: "See all HTD-5M" }))
      .toHaveAttribute("href", "/shop?brand=Gates&section=HTD+5M");
    await expect
      .element(section.getByRole("link", { name: "Ask for L", exact: true }))
      .toBeVisible();
    const [call, ...others] = api.calls("GET /api/products/named");
    expect(others).toEqual([]);
    expect(call?.query.get("brand")).toBe("Gates");
    expect(call?.query.get("sections")?.split(",")).toContain("HTD-5M");
  },
);

// docs/product/catalogue.md#oil-seals
test("the list of seals has each size's price, without seals of another kind", async () => {
  const seal = (number: number, name: string): ProductItem =>
    sampleProduct(number, { name, brand: "", category: "Seals", price: number });
  fakeShop({
    products: [
      seal(1, "Hydraulic U-cup rod seal 25x47x7"),
      seal(2, "Oil Seal AS 25x47x7 FKM"),
      seal(3, "Pneumatic piston lip seal 50x40"),
      seal(4, "Hydraulic U-cup piston seal 50x40x8"),
      seal(5, "V-ring VA-40"),
    ],
  });
  await openPage("/products/seals");
  await expect.element(getItem(/^25x47x7/)).toMatchTextContent(/€2\.00.*AS 25x47x7 FKM$/);
  await expect.element(getItem(/^PK 50x40/)).toMatchTextContent(/€3\.00.*50x40$/);
  await expect.element(getItem(/^KS 50x40x8/)).toMatchTextContent(/€4\.00/);
  await expect.element(getItem(/^VA-40/)).toMatchTextContent(/€5\.00/);
  await expect.element(getItem(/^VA-25/)).toMatchTextContent(/Ask for VA-25/);
  expect(api.calls("GET /api/products/named")).toHaveLength(1);
});

// docs/product/catalogue.md#live-offers
test("a changed price and stock show on an open page, from where its answer ended", async () => {
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => setTimeout(begin));
  const events = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = events.writable.getWriter();
  const product = sampleProduct(1, { name: "NSK 6205DDU Deep Groove Ball Bearing", price: 4 });
  fakeShop({ products: [product] });
  api.on("GET /api/products/named", { json: { items: [product], live_position: 7 } });
  api.on("GET /api/live/products", { stream: events.readable });
  await openPage(series);
  await expect.element(getRow("6205")).toMatchTextContent(/€4\.00In Stock/);
  await expect.poll(() => api.calls("GET /api/live/products")).toHaveLength(1);
  expect(api.calls("GET /api/live/products")[0]?.headers.get("last-event-id")).toBe("7");
  const changed = { ...product, price: 5, price_eur: 5, stock_quantity: 0 };
  api.on("GET /api/products/named", { json: { items: [changed], live_position: 8 } });
  const event = { seq: 8, kind: "updated", id: product.id };
  await writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  await expect.element(getRow("6205")).toMatchTextContent(/€5\.00Out of Stock/);
  closePage();
  await writer.close().catch(() => undefined);
});

// docs/product/catalogue.md#live-offers
test("a page of which the shop sells nothing opens no stream", async () => {
  const idle = vi.fn((begin: () => void) => setTimeout(begin));
  vi.stubGlobal("requestIdleCallback", idle);
  fakeShop();
  await openPage(series);
  await expect.element(getRow("6204").getByRole("link", { name: "Ask for 6204" })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls("GET /api/live/products")).toEqual([]);
});

test("rows lead to the shop's search until the shop answers", { tags: ["full"] }, async () => {
  fakeShop();
  const answer = api.hold("GET /api/products/named", { json: { items: [] } });
  await openPage(series);
  const link = getRow("6205").getByRole("link", { name: "Price of 6205" });
  await expect.element(link).toHaveAttribute("href", "/shop?q=6205");
  answer();
  await expect.element(getRow("6205").getByRole("link", { name: "Ask for 6205" })).toBeVisible();
});
