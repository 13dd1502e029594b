import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { getProductPath } from "#domain/product-path.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const bearing = sampleProduct(1, {
  name: "NSK 6205DDU Deep Groove Ball Bearing",
  bore_mm: 25,
  outside_diameter_mm: 52,
  width_mm: 15,
  seals: "contact seals",
});

// docs/product/shop.md#size-on-the-card, docs/product/shop.md#way-to-the-page
test.each(["grid", "list"])("in the %s, image and name lead to the page", async (view) => {
  fakeShop({ products: [bearing] });
  const router = await openPage(`/shop?view=${view}`);
  const item = page.getByRole("list", { name: "Products" }).getByRole("listitem");
  await expect.element(item).toMatchTextContent(/25 × 52 × 15\smm · 2RS/);
  const links = item.element().querySelectorAll("a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual([
    getProductPath(bearing),
    getProductPath(bearing),
  ]);
  await item.getByRole("link", { name: bearing.name }).click();
  await expect.poll(() => router.state.location.pathname).toBe(getProductPath(bearing));
});

// docs/product/shop.md#quick-view
test("the quick view opens by keyboard, adds a quantity and returns to the list", async () => {
  await page.viewport(1280, 900);
  fakeShop({ products: [bearing] });
  const router = await openPage("/shop");
  const name = page.getByRole("link", { name: bearing.name });
  await expect.element(name).toBeVisible();
  const link = name.element();
  if (link instanceof HTMLElement) link.focus();
  const open = page.getByRole("button", { name: "Quick view" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: bearing.name });
  await expect.element(dialog.getByText("10 copë")).toBeVisible();
  await dialog.getByRole("spinbutton", { name: "Sasia" }).fill("4");
  await dialog.getByRole("button", { name: "Shto në shportë" }).click();
  await expect
    .element(page.getByRole("button", { name: /^Cart/, includeHidden: true }))
    .toMatchTextContent(/4/);
  await expect
    .element(dialog.getByRole("link", { name: "Hap faqen" }))
    .toHaveAttribute("href", getProductPath(bearing));
  await dialog.getByRole("button", { name: "Mbyll", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/shop");
});
