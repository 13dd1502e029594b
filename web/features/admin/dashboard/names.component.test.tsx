import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const brandNames = [
  { name: "NSK", products: 12, is_fixed: true },
  { name: "Skf", products: 2, is_fixed: false },
  { name: "skf", products: 3, is_fixed: false },
];
const mergeRoute = "POST /api/admin/names/*/merge";

// docs/product/admin.md#brands-and-categories
test("chosen brands are merged into the one of most products, after saying what changes", async () => {
  await openNames();
  api.on(mergeRoute, { json: { changed: 2 } });
  await page.getByRole("checkbox", { name: "Choose Skf", exact: true }).click();
  await page.getByRole("checkbox", { name: "Choose skf", exact: true }).click();
  await page.getByRole("button", { name: "Merge 2 chosen…" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename or merge brands" });
  await expect.element(dialog.getByLabelText("New name")).toHaveValue("skf");
  await expect.element(dialog.getByText("2 products will be under skf.")).toBeVisible();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(page.getByText("2 products now under skf")).toBeVisible();
  expect(api.calls(mergeRoute).map(({ path, body }) => [path, body])).toEqual([
    ["/api/admin/names/brand/merge", { from: ["Skf"], to: "skf" }],
  ]);
});

test("a rename needs another name, keeps what was typed after an error, and fixed names stay", async () => {
  await openNames();
  api.reject(mergeRoute, 409, "fixed_name");
  await expect.element(page.getByText("Built in", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: "Rename NSK" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Rename Skf", exact: true }).click();
  const field = page.getByLabelText("New name");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("This is the name it has now")).toBeVisible();
  await field.fill("SKF Group");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The names were not changed")).toBeVisible();
  await expect.element(field).toHaveValue("SKF Group");
  expectConsoleErrors(/names/);
});

async function openNames(): Promise<void> {
  fakeShop({ viewer: "admin" });
  api.on("GET /api/admin/names/*", ({ path }) => ({
    json: { items: path.endsWith("brand") ? brandNames : [] },
  }));
  await openPage("/admin/products?tab=names");
  await expect.element(page.getByText("Also written skf", { exact: true })).toBeVisible();
}
