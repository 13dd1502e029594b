import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { closePage, openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct } from "#web/testing/samples.ts";

const products = [
  sampleAdminProduct(1, { name: "Bearing A" }),
  sampleAdminProduct(2, { name: "Bearing B" }),
];
const from = { price: 12.5, stock_quantity: 10, is_active: true };
const to = { ...from, price: 13.75 };
const items = products.map(({ id, name }) => ({
  id,
  name,
  currency: "EUR",
  from,
  to,
  problem: null,
}));
const previewRoute = "POST /api/admin/products/bulk/preview";
const writeRoute = "POST /api/admin/products/bulk";

// docs/product/admin.md#several-at-once
test("prices of chosen products change by percent after a preview, and the message undoes it", async () => {
  await openPreview();
  expect(api.calls(previewRoute).map(({ body }) => body)).toEqual([
    { ids: products.map(({ id }) => id), edit: { price: { kind: "percent", value: 10 } } },
  ]);
  await expect.element(page.getByText("13.75 EUR").first()).toBeVisible();
  expect(api.calls(writeRoute)).toEqual([]);
  api.on(writeRoute, { json: { changed: 2 } });
  await page.getByRole("button", { name: "Change 2 products" }).click();
  await expect.element(page.getByText("2 products changed")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText("2 products as before")).toBeVisible();
  expect(api.calls(writeRoute).map(({ body }) => body)).toEqual([
    { items: products.map(({ id }) => ({ id, from, to })) },
    { items: products.map(({ id }) => ({ id, from: to, to: from })), is_undo: true },
  ]);
});

test("an edit that was overtaken says so and keeps the dialog", { tags: ["full"] }, async () => {
  await openPreview();
  api.reject(writeRoute, 409, "bulk_outdated");
  await page.getByRole("button", { name: "Change 2 products" }).click();
  await expect.element(page.getByText("Nothing was changed")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(page.getByRole("spinbutton")).toHaveValue("10");
  expectConsoleErrors(/changed/);
});

test("an unreadable value is marked, and nothing is asked", async () => {
  await openDialog();
  await page.getByRole("combobox", { name: "Stock" }).selectOptions("set");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect.element(page.getByText("Enter a valid number")).toBeVisible();
  expect(api.calls(previewRoute)).toEqual([]);
});

// docs/product/admin.md#labels
test(
  "more products than labels can be printed for get a hint instead of the buttons",
  { tags: ["full"] },
  async () => {
    const many = Array.from({ length: 201 }, (_, index) => sampleAdminProduct(index + 1));
    fakeShop({ viewer: "admin", products: many });
    await openPage("/admin/products?tab=products");
    await page.getByRole("checkbox", { name: "Choose all shown" }).click();
    const hint = page.getByText("Labels can be printed for at most 200 products at once.");
    await expect.element(hint).toBeVisible();
    expect(page.getByRole("link", { name: "Labels (A4)" }).elements()).toEqual([]);
    await page.getByRole("checkbox", { name: "Choose Bearing 1", exact: true }).click();
    await expect.element(page.getByRole("link", { name: "Labels (A4)" })).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
    // Before the check of accessibility, which is slow for so many rows.
    closePage();
  },
);

test(
  "a value below 0 can be typed on a phone, whose digit keyboards have no minus",
  { tags: ["full"] },
  async () => {
    await openDialog();
    await page.getByRole("combobox", { name: "Price" }).selectOptions("percent");
    await page.getByRole("combobox", { name: "Stock" }).selectOptions("add");
    for (const name of ["Percent, − for less", "Pieces, − for less"]) {
      await expect
        .element(page.getByRole("spinbutton", { name }))
        .toHaveAttribute("inputmode", "text");
    }
    await page.getByRole("combobox", { name: "Price" }).selectOptions("set");
    await expect
      .element(page.getByRole("spinbutton", { name: "New price" }))
      .toHaveAttribute("inputmode", "decimal");
  },
);

async function openDialog(): Promise<void> {
  fakeShop({ viewer: "admin", products });
  await openPage("/admin/products?tab=products");
  await page.getByRole("checkbox", { name: "Choose all shown" }).click();
  await page.getByRole("button", { name: "Edit chosen…" }).click();
}

async function openPreview(): Promise<void> {
  await openDialog();
  api.on(previewRoute, { json: { items } });
  await page.getByRole("combobox", { name: "Price" }).selectOptions("percent");
  await page.getByRole("spinbutton", { name: "Percent" }).fill("10");
  await page.getByRole("button", { name: "Preview" }).click();
}
