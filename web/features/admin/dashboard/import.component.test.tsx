import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { saveDraft } from "#web/forms/saved-draft.ts";
import { takeConsoleErrors } from "#web/testing/console-errors.ts";
import { chooseFile } from "#web/testing/dashboard-steps.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleImport, viewers } from "#web/testing/samples.ts";

const importCall = "POST /api/admin/imports";
const importRoute = "GET /api/admin/imports/*";
const applyCall = "POST /api/admin/imports/*/apply";
const undoCall = "POST /api/admin/imports/*/undo";
const rowsCall = "GET /api/admin/imports/*/rows";

test("the import starts with choosing a file", async () => {
  const dialog = await openImport();
  await expect.element(dialog.getByRole("button", { name: "Choose a CSV file" })).toHaveFocus();
});

test("rejects a file that is too large before sending it", async () => {
  const dialog = await openImport();
  await chooseFile(dialog, csvFile("a".repeat(10_000_001)));
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent(/The file is larger than 10 MB\./);
  expect(api.calls(importCall)).toEqual([]);
});

test("keeps dialog and file after a lost connection, and a retry continues", async () => {
  const dialog = await openImport();
  api.on(importCall, "no-connection");
  await chooseFile(dialog, csvFile("name,price\nLost,1"));
  await expect
    .element(dialog.getByText("The shop didn’t answer. Your file is kept."))
    .toBeVisible();
  answerImport(1);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByRole("button", { name: "Import 1 product" })).toBeVisible();
  takeConsoleErrors();
});

test("reloads more rows after a failed request", { tags: ["full"] }, async () => {
  const dialog = await openImport();
  answerImport(60);
  await chooseFile(dialog, csvFile("name,price"));
  const more = dialog.getByRole("button", { name: "Show more" });
  await expect.element(more).toBeVisible();
  api.reject(rowsCall, 422, "invalid_input");
  await more.click();
  await expect.element(dialog.getByText("The rows didn’t arrive")).toBeVisible();
  answerImport(60);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(dialog.getByRole("rowheader").filter({ hasText: "Product 59" }))
    .toBeVisible();
  await expect.element(dialog.getByText("The rows didn’t arrive")).not.toBeInTheDocument();
  takeConsoleErrors();
});

// docs/product/admin.md#lost-answers-of-an-import
test("a lost answer to an import or its undo doesn't claim that nothing happened", async () => {
  const dialog = await openImport();
  answerImport(1);
  await chooseFile(dialog, csvFile("name,price\nLost,1"));
  const draft = sampleImport();
  const retry = dialog.getByRole("button", { name: "Try again" });
  api.on(applyCall, "no-connection");
  await dialog.getByRole("button", { name: "Import 1 product" }).click();
  await expect.element(dialog.getByText("No answer arrived")).toBeVisible();
  expect(dialog.getByText("Nothing was imported").elements()).toEqual([]);
  api.reject(applyCall, 409, "import_state");
  api.on(importRoute, { json: { ...draft, state: "applied" } });
  await retry.click();
  await expect.element(dialog.getByText("The file was imported")).toBeVisible();

  api.on(undoCall, "no-connection");
  await dialog.getByRole("button", { name: "Undo import" }).click();
  await expect.element(dialog.getByText("No answer arrived")).toBeVisible();
  api.reject(undoCall, 409, "import_state");
  api.on(importRoute, { json: { ...draft, state: "undone" } });
  await retry.click();
  await expect.element(dialog.getByText("The import was undone")).toBeVisible();
  expect(dialog.getByText(/Every product is as it was|changed since/).elements()).toEqual([]);
  takeConsoleErrors();
});

// docs/product/admin.md#lost-answers-of-an-import
test("the result of an import whose dialog was closed is shown as a message", async () => {
  const dialog = await openImport();
  answerImport(1);
  await chooseFile(dialog, csvFile("name,price\nLater,1"));
  const answer = api.hold(applyCall, { json: sampleImport({ state: "applied" }) });
  await dialog.getByRole("button", { name: "Import 1 product" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  answer();
  await expect.element(page.getByText("The file was imported")).toBeVisible();
  await expect.element(page.getByText("1 product added")).toBeVisible();
});

test(
  "a file is kept while the shop can't be reached after a reload",
  { tags: ["full"] },
  async () => {
    fakeShop({ viewer: "admin" });
    const { id } = viewers.admin.user;
    saveDraft({ name: "product_import", owner: id }, { id: sampleId(900) });
    api.on(importRoute, "no-connection");
    await openPage("/admin/products?tab=products");
    const dialog = page.getByRole("dialog", { name: "Import products" });
    const retry = dialog.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    answerImport(1);
    await retry.click();
    await expect.element(dialog.getByRole("button", { name: "Import 1 product" })).toBeVisible();
    takeConsoleErrors();
  },
);

// docs/product/admin.md#preview-before-import
test("the preview shows price and stock before and after", async () => {
  const dialog = await openImport();
  const read = sampleImport({ counts: { create: 0, change: 1, same: 0, refuse: 0 } });
  api.on(importCall, { status: 201, json: read });
  const row = {
    row: 2,
    outcome: "change",
    name: "Belt",
    product_id: sampleId(1),
    reasons: [],
    changed_fields: ["price", "stock_quantity"],
    changes: { price: [10, 11.5], currency: ["EUR", "EUR"], stock_quantity: [8, 10] },
  };
  const { stock_quantity: _, ...changes } = row.changes;
  const priceOnly = { ...row, row: 3, name: "Seal", changes };
  api.on(rowsCall, { json: { items: [row, priceOnly], next_cursor: null } });
  await chooseFile(dialog, csvFile("name,price,stock_quantity"));
  const getRow = (name: string): Locator => dialog.getByRole("row").filter({ hasText: name });
  await expect.element(getRow("Belt")).toMatchTextContent(/10\.00.EUR → 11\.50.EUR.*8 → 10/);
  await expect.element(getRow("Seal")).toMatchTextContent(/11\.50.EUR.*–/);
});

/** Fakes reading a file with `count` new products, with 50 rows per page. */
function answerImport(count: number): void {
  const read = sampleImport({ counts: { create: count, change: 0, same: 0, refuse: 0 } });
  api.on(importCall, { status: 201, json: read });
  api.on("GET /api/admin/imports/*", { json: read });
  api.on(rowsCall, ({ query }) => {
    const start = Number(query.get("cursor") ?? 0);
    const end = Math.min(start + 50, count);
    const items = Array.from({ length: end - start }, (_, index) => ({
      row: start + index + 2,
      outcome: "create",
      name: `Product ${start + index}`,
      product_id: sampleId(start + index),
      reasons: [],
      changed_fields: [],
      changes: {},
    }));
    return { json: { items, next_cursor: end < count ? String(end) : null } };
  });
}

async function openImport(): Promise<Locator> {
  fakeShop({ viewer: "admin" });
  await openPage("/admin/products?tab=products");
  await page.getByRole("button", { name: "Import products" }).click();
  return page.getByRole("dialog", { name: "Import products" });
}

function csvFile(text: string): File {
  return new File([text], "products.csv", { type: "text/csv" });
}
