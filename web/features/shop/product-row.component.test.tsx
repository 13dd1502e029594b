import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const sized = { bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 };
const products = [
  sampleProduct(1, sized),
  sampleProduct(2, {
    ...sized,
    name: "Bearing 2, self-aligning, with a tapered bore and an adapter sleeve",
    description: "A bearing that lets the shaft tilt, for conveyors, fans and mills. ".repeat(3),
    currency: "ALL",
    price: 123_456,
    seals: "contact seals",
    stock_quantity: 0,
  }),
  sampleProduct(3, { bore_mm: 21.54, outside_diameter_mm: 28.58, width_mm: 2.49 }),
];

// docs/product/shop.md#rows-of-the-list
test("on a wide screen the rows of the list are low and their cells stand below each other", async () => {
  await page.viewport(1440, 900);
  fakeShop({ products });
  await openPage("/shop?view=list");
  const list = page.getByRole("list", { name: "Products" });
  await expect.element(list).toBeVisible();
  const rows = [...list.element().querySelectorAll("li")];
  expect(rows.length).toBe(3);
  const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.size, [...heights].join()).toBe(1);
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  for (const cell of ["h3", ".badge", "[data-slot=price]", "input", "input + button"]) {
    const boxes = rows.map((row) => row.querySelector(cell)?.getBoundingClientRect());
    const sides = boxes.map((box) => (cell === "[data-slot=price]" ? box?.right : box?.left));
    expect(new Set(sides).size, `${cell}: ${sides.join()}`).toBe(1);
  }
});

// docs/product/shop.md#rows-of-the-list
test("a row adds its quantity, by Enter too, and nothing for a quantity that can't be", async () => {
  await page.viewport(1440, 900);
  fakeShop({ products: [sampleProduct(1)] });
  await openPage("/shop?view=list");
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const cart = page.getByRole("button", { name: /^Cart/ });
  await quantity.fill("12");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(cart).toMatchTextContent(/12/);
  await quantity.fill("0");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await quantity.fill("30");
  await userEvent.keyboard("{Enter}");
  await expect.element(cart).toMatchTextContent(/42/);
});

// docs/product/shop.md#rows-of-the-list
test("in a row a price ends where the others do, whatever its own currency", async () => {
  await page.viewport(1440, 900);
  const inLek = sampleProduct(2, { currency: "ALL", price: 180, price_eur: 1.87 });
  fakeShop({ products: [sampleProduct(1), inLek] });
  await openPage("/shop?view=list");
  const list = page.getByRole("list", { name: "Products" });
  await expect.element(list).toBeVisible();
  const ends = [...list.element().querySelectorAll("[data-slot=price]")].map((price) => {
    const euro = document.createRange();
    euro.selectNode(price.childNodes[0] ?? price);
    return euro.getBoundingClientRect().right;
  });
  expect(new Set(ends).size, ends.join()).toBe(1);
});
