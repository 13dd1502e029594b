import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const bore = page.getByRole("combobox", { name: "Bore" });

/** A shop that sells one bearing. */
function sellBearing(): void {
  fakeShop({ products: [sampleProduct(1)] });
  api.on("GET /api/products/dimensions", {
    json: {
      bore: [{ value: 25, count: 3 }],
      outside: [],
      width: [],
      length: [],
      seals: [{ value: "contact seals", count: 2 }],
      section: [],
    },
  });
}

// docs/product/shop.md#dimension-fields
test("figures as typed and seals with their counts filter the list and are in the address", async () => {
  sellBearing();
  const router = await openPage("/shop");
  await bore.fill("d25,0");
  await page.getByRole("combobox", { name: "Seals" }).selectOptions("Contact seals (2)");
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ bore: "d25,0", seals: "contact seals" });
  await expect
    .poll(() => api.calls("GET /api/products").at(-1)?.query.toString())
    .toMatch(/bore=d25%2C0.*seals=contact/);
  await page.getByRole("button", { name: "Remove filter: Bore 25 mm" }).click();
  await expect.element(bore).toHaveValue("");
  await expect.poll(() => router.state.location.search).toEqual({ seals: "contact seals" });
});

// docs/product/shop.md#ranges-of-figures
test("a range filters the list, is in the address and named on its button", async () => {
  sellBearing();
  const router = await openPage("/shop");
  await bore.fill("20-30");
  await expect.element(page.getByRole("button", { name: /Bore 20–30.mm/ })).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ bore: "20-30" });
  await expect.poll(() => api.calls("GET /api/products").at(-1)?.query.get("bore")).toBe("20-30");
  await bore.fill("nga 20");
  await expect.element(page.getByRole("button", { name: /Bore from 20.mm/ })).toBeVisible();
});

// docs/product/shop.md#dimension-fields
test("a text that is no size stays with an error, and the list stays as it was", async () => {
  sellBearing();
  const router = await openPage("/shop?bore=25");
  await bore.fill("25,0,1");
  await expect.element(bore).toHaveAccessibleDescription("Not a size. Type 25, 24,9 or 20–30.");
  await expect.element(bore).toHaveValue("25,0,1");
  expect(router.state.location.search).toEqual({ bore: "25" });
});

// docs/product/shop.md#dimension-fields, docs/product/shop.md#empty-result
test(
  "Clear Filters resets figures without a match, also one that can't be read",
  { tags: ["full"] },
  async () => {
    fakeShop();
    const router = await openPage("/shop?bore=25&sort=price-asc");
    await page.getByRole("combobox", { name: "Width" }).fill("x");
    await expect.element(page.getByText("Not a size. Type 25, 24,9 or 20–30.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect.element(bore).toHaveValue("");
    await expect.element(page.getByRole("combobox", { name: "Width" })).toHaveValue("");
    await expect.poll(() => router.state.location.search).toEqual({ sort: "price-asc" });
  },
);

// docs/product/shop.md#dimension-fields
test("the filters follow the category, and on a phone a button opens them", async () => {
  await page.viewport(390, 844);
  sellBearing();
  await openPage("/shop?category=Belts");
  const section = page.getByRole("combobox", { name: "Section" });
  await expect.element(section).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Sizes" }).click();
  await expect.element(section).toBeVisible();
  await expect.element(bore).not.toBeInTheDocument();
});
