import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const family = "/products/nsk/deep-groove-ball-bearings";
const products = page.getByRole("region", { name: "Products" });
const bore = page.getByRole("combobox", { name: "Bore" });
const outside = page.getByRole("combobox", { name: "Outside diameter" });

// docs/product/catalogue.md#filters-by-size
test("figures as typed filter the listed sizes, and are in the address", async () => {
  fakeShop();
  const router = await openPage(family);
  await bore.fill("d25");
  await outside.fill("51,8 mm");
  await expect.element(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect.element(products.getByRole("link", { name: "6205" })).toBeVisible();
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ bore: "d25", outside: "51,8 mm" });
});

// docs/product/catalogue.md#filters-by-size
test("an address with figures opens the filtered list, and a chip removes its filter", async () => {
  fakeShop();
  const router = await openPage(`${family}?bore=1+in&outside=52`);
  await expect.element(page.getByText("No bearings found matching your search.")).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: Bore 25.4 mm" }).click();
  await expect.element(bore).toHaveValue("");
  await expect.element(page.getByText(/^\d+ products?$/)).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ outside: "52" });
});

// docs/product/catalogue.md#filters-by-size
test("a text that is no size stays in the field with an error and filters nothing", async () => {
  fakeShop();
  const router = await openPage(`${family}?bore=25`);
  await bore.fill("25,0,1");
  await expect.element(bore).toHaveAccessibleDescription("Not a size. Type 25, 24,9 or 20–30.");
  await expect.element(bore).toHaveAttribute("aria-invalid", "true");
  await expect.element(bore).toHaveValue("25,0,1");
  expect(router.state.location.search).toEqual({ bore: "25" });
  await page.getByRole("button", { name: "Clear sizes" }).click();
  await expect.element(bore).toHaveValue("");
  await expect.element(bore).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => router.state.location.search).toEqual({});
});

// docs/product/catalogue.md#filters-by-size
test("a belt family is filtered by section and length", { tags: ["full"] }, async () => {
  fakeShop();
  await openPage("/products/belts/mitsuboshi/classical-v-belts");
  await page.getByRole("combobox", { name: "Section" }).selectOptions("A");
  await page.getByRole("combobox", { name: "Length" }).fill("1");
  await expect.element(page.getByText("No listed size has these figures")).toBeVisible();
  await page.getByRole("button", { name: "Clear sizes" }).first().click();
  await expect.element(page.getByText("113 of 113 sizes")).toBeVisible();
});
