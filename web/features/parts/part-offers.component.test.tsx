import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const offers = page.getByRole("region", { name: "In the shop" });

// docs/product/catalogue.md#sold-or-asked-for
test("a bearing's page offers the shop's products of its number, the same part first", async () => {
  fakeShop({
    products: [
      sampleProduct(1, { name: "PPL 22208 CC/W33 Spherical Roller Bearing", brand: "PPL" }),
      sampleProduct(2, { name: "NSK 22208EAE4 Spherical Roller Bearing", price: 48 }),
    ],
  });
  await openPage("/products/nsk/bearing/22208");
  await expect.element(offers).toMatchTextContent(/The shop sells 2 products with 22208/);
  await expect.element(offers.getByRole("listitem")).toMatchTextContent(/NSK 22208EAE4.*€48\.00/);
  await offers.getByRole("button", { name: "Show 1 more" }).click();
  await expect
    .element(offers.getByRole("listitem").nth(1))
    .toMatchTextContent(/PPL 22208.*Another maker\. Check the suffixes/);
  await offers.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await expect.element(offers.getByRole("button", { name: "Open the cart" })).toBeVisible();
});

// docs/product/catalogue.md#sold-or-asked-for
test.each([
  ["22208", ["NSK 22208EAKE4 Spherical Roller", "NSK 22208 EAKE4 Spherical Roller"]],
  ["7204", ["NSK 7204C Angular Contact Ball Bearing"]],
])("%s: another bore or contact angle isn't offered", async (code, names) => {
  fakeShop({ products: names.map((name, index) => sampleProduct(index + 1, { name })) });
  await openPage(`/products/nsk/bearing/${code}`);
  await expect.element(offers).toMatchTextContent(`The shop doesn’t list ${code} now`);
  await expect.element(offers.getByRole("listitem")).not.toBeInTheDocument();
});

// docs/product/catalogue.md#sold-or-asked-for
test("a part that the shop doesn't list is asked for by the prepared e-mail", async () => {
  fakeShop();
  await openPage("/products/belts/mitsuboshi/classical-v-belts/a42");
  await expect.element(offers).toMatchTextContent(/The shop doesn’t list A42 now/);
  const ask = offers.getByRole("link", { name: "Ask for it" });
  await expect
    .element(ask)
    .toHaveAttribute("href", expect.stringMatching(/^mailto:.*Mitsuboshi%20A42/));
});

// docs/product/catalogue.md#sold-or-asked-for
test("a seal's page offers both materials without a comparison", async () => {
  fakeShop({
    products: [
      sampleProduct(1, { name: "Oil Seal AS 25x47x7 NBR", category: "Seals", brand: "" }),
      sampleProduct(2, { name: "Oil Seal AS 25x47x7 FKM", category: "Seals", brand: "" }),
    ],
  });
  await openPage("/products/seals/25x47x7");
  await expect.element(offers).toMatchTextContent(/The shop sells 2 products with 25x47x7/);
  await expect.element(offers).not.toMatchTextContent(/Check|Another maker/);
});

test("a shop that doesn't answer leaves the link to its search and the e-mail", async () => {
  fakeShop();
  api.reject("GET /api/products/named", 422, "invalid_input");
  await openPage("/products/nsk/bearing/ucp205");
  await expect.element(offers).toMatchTextContent(/The shop didn’t answer/);
  await expect.element(offers.getByRole("link", { name: "See UCP205 in the shop" })).toBeVisible();
  await expect.element(offers.getByRole("link", { name: "Ask for it" })).toBeVisible();
  expectConsoleErrors(/named/);
});
