import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AdminProduct } from "#web/api/queries.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct } from "#web/testing/samples.ts";

const [first, second, third] = [
  sampleAdminProduct(1, { name: "Seal A", stock_quantity: 1 }),
  sampleAdminProduct(2, { name: "Seal B", stock_quantity: 2 }),
  sampleAdminProduct(3, { name: "Seal C", stock_quantity: 3 }),
] as const;
const countRoute = "PUT /api/admin/products/*/stock-count";

// docs/product/admin.md#stock-in-the-list
test("a counted product stays in its place until the filters change", async () => {
  fakeShop({ viewer: "admin", products: [first, second, third] });
  await openPage("/admin/products?tab=products&state=low-stock&sort=stock-asc");
  await expect.poll(getNames).toEqual(["Seal A", "Seal B", "Seal C"]);
  const reloaded = countReloads();
  acceptCount(second, [first, third]);
  await page.getByRole("button", { name: "One more of Seal B" }).click();
  await expect.element(page.getByText("Seal B: 2 → 3 in stock")).toBeVisible();
  await expect.poll(countReloads).toBeGreaterThan(reloaded);
  // The answer is there.
  await expect.element(page.getByText("2 products", { exact: true })).toBeVisible();
  expect(getNames()).toEqual(["Seal A", "Seal B", "Seal C"]);
  await expect.element(page.getByRole("textbox", { name: "Stock of Seal B" })).toHaveValue("3");
  await page.getByLabelText("Sort by").selectOptions("Newest");
  await expect.poll(getNames).toEqual(["Seal A", "Seal C"]);
});

// docs/product/admin.md#stock-in-the-list
test("presses count even if the list is left at once", async () => {
  fakeShop({ viewer: "admin", products: [first] });
  await openPage("/admin/products?tab=products");
  acceptCount(first, [first]);
  await page.getByRole("button", { name: "One more of Seal A" }).click();
  await page.getByRole("tab", { name: /^Orders/ }).click();
  await expect
    .poll(() => api.calls(countRoute).map(({ body }) => body))
    .toEqual([{ count: 2, expected: 1 }]);
  await expect.element(page.getByText("Seal A: 1 → 2 in stock")).toBeVisible();
});

// docs/product/admin.md#stock-in-the-list
test("a plus before a figure adds a delivery to the stock, by keyboard", async () => {
  fakeShop({ viewer: "admin", products: [third] });
  await openPage("/admin/products?tab=products");
  acceptCount(third, [third]);
  const field = page.getByRole("textbox", { name: "Stock of Seal C" });
  await field.fill("+ 20");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Seal C: 3 → 23 in stock")).toBeVisible();
  expect(api.calls(countRoute).map(({ body }) => body)).toEqual([{ count: 23, expected: 3 }]);
  await field.fill("+x");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

// docs/product/admin.md#running-out
test(
  "the product opened from 'Running out' stays open when the list becomes empty",
  { tags: ["full"] },
  async () => {
    fakeShop({ viewer: "admin", products: [first] });
    await openPage("/admin/products");
    await page.getByRole("button", { name: /^Seal A 1 left/ }).click();
    const field = page.getByRole("spinbutton", { name: "Stock quantity" });
    await field.fill("40");
    fakeShop({ viewer: "admin", products: [] });
    // What an event of the live stream also does.
    window.dispatchEvent(new Event("focus"));
    await expect.element(page.getByText("Nothing is running out")).toBeInTheDocument();
    await expect.element(field).toHaveValue("40");
  },
);

/** @param left What the filter still has afterwards. */
function acceptCount(product: AdminProduct, left: readonly AdminProduct[]): void {
  api.on(countRoute, ({ body }) => {
    fakeShop({ viewer: "admin", products: left });
    const { count } = body as { readonly count: number };
    return { json: { ...product, stock_quantity: count } };
  });
}

function countReloads(): number {
  return api.calls("GET /api/admin/products").length;
}

function getNames(): string[] {
  const heads = page.getByRole("rowheader").elements();
  return heads.map(({ textContent }) => /Seal [A-C]/.exec(textContent)?.[0] ?? "");
}
