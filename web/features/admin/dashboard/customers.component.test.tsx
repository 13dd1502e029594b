import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Customer, CustomerNote, CustomerSummary } from "#domain/customer-schema.ts";
import { takeConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleOrder, sampleQuote } from "#web/testing/samples.ts";

const at = "2026-01-15T09:30:00.000Z";
const key = "phone:691234567";
const summary: CustomerSummary = {
  key,
  name: "Arta Krasniqi",
  company_name: "Fabrika",
  phone: "+355 69 123 4567",
  orders: 1,
  quotes: 1,
  notes: 1,
  last_at: at,
};
const customer: Customer = {
  ...summary,
  email: "arta@fabrika.example",
  nipt: "L71234567A",
  account: null,
  total: 25,
  first_at: at,
  related: [{ ...summary, key: "account:x1", name: "Arta K." }],
};
const note: CustomerNote = {
  id: sampleId(50),
  text: "Pays on delivery",
  author_name: "Mira Leka",
  created_at: at,
  deleted_at: null,
  deleted_by: null,
};
const order = sampleOrder(7, { id: "1a2b3c4d-0000-4000-8000-000000000007" });
const quote = sampleQuote(8);
const addCall = "POST /api/admin/customers/*/notes";

function showNotes(...items: readonly CustomerNote[]): void {
  api.on("GET /api/admin/customers/*/notes", { json: { items, next_cursor: null } });
}

function showShop(): void {
  fakeShop({ viewer: "admin", orders: [order] });
  const asked = { ...quote, line_count: 1, photo_count: 0 };
  api.on("GET /api/admin/quotes", { json: { items: [asked], count: 1, next_cursor: null } });
  api.on("GET /api/admin/quotes/*", { json: quote });
  api.on("GET /api/admin/customers", { json: { items: [summary], count: 1, next_cursor: null } });
  api.on("GET /api/admin/customers/*", { json: customer });
  api.on("GET /api/orders/*/history", { json: { items: [], next_cursor: null } });
  showNotes(note);
}

const dialog = page.getByRole("dialog", { name: "Arta Krasniqi" });

// docs/product/admin.md#customers
test("customers are searched by the address and open with orders, quotes, sums and notes", async () => {
  showShop();
  await openPage("/admin/products?tab=customers");
  await page.getByRole("searchbox", { name: "Search" }).fill("fabrika");
  await expect
    .poll(() => api.calls("GET /api/admin/customers").at(-1)?.query.get("search"))
    .toBe("fabrika");
  await page.getByRole("button", { name: "Arta Krasniqi" }).click();
  await expect.element(dialog.getByText("L71234567A")).toBeVisible();
  await expect.element(dialog.getByText("1 order, 1 quote").first()).toBeVisible();
  await expect.element(dialog.getByText("Pays on delivery")).toBeVisible();
  await expect.element(dialog.getByText(/^Mira Leka, /)).toBeVisible();
  const ofCustomer = api.calls("GET /api/orders").find(({ query }) => query.has("customer"));
  expect(ofCustomer?.query.get("customer")).toBe(key);
  await expect.element(dialog.getByRole("link", { name: "1a2b3c4d" })).toBeVisible();
  const toQuote = dialog.getByRole("link", { name: quote.number });
  const address = `/admin/products?tab=quotes&quote=${quote.id}`;
  await expect.element(toQuote).toHaveAttribute("href", address);
  await expect.element(dialog.getByRole("link", { name: "Arta K." })).toBeVisible();
});

// docs/product/admin.md#customers
test("an order and a quote lead to their customer", async () => {
  showShop();
  await openPage("/admin/products");
  await page.getByRole("button", { name: "Details of order 1a2b3c4d" }).click();
  await page.getByRole("link", { name: "Customer and notes" }).click();
  await expect.element(dialog.getByText("L71234567A")).toBeVisible();
  expect(api.calls("GET /api/admin/customers/*")[0]?.path).toContain(`order%3A${order.id}`);
  await dialog.getByRole("link", { name: quote.number }).click();
  await page.getByRole("link", { name: "Customer and notes" }).click();
  await expect.element(dialog.getByText("L71234567A")).toBeVisible();
  expect(api.calls("GET /api/admin/customers/*").at(-1)?.path).toContain(`quote%3A${quote.id}`);
});

// docs/product/admin.md#notes-about-customers
test(
  "a note that wasn't saved stays typed, also in a closed dialog, and a retry adds it once",
  { tags: ["full"] },
  async () => {
    showShop();
    await openPage(`/admin/products?tab=customers&customer=${key}`);
    const field = dialog.getByLabelText("New note");
    const save = dialog.getByRole("button", { name: "Save note" });
    await save.click();
    await expect.element(dialog.getByText("Write a note first").first()).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill("Ring twice");
    api.on(addCall, "no-connection");
    await save.click();
    await expect
      .element(dialog.getByText(/The shop didn’t answer. Your text is kept/))
      .toBeVisible();
    takeConsoleErrors();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Arta Krasniqi" }).click();
    await expect.element(field).toHaveValue("Ring twice");
    const added = { ...note, id: sampleId(51), text: "Ring twice" };
    api.on(addCall, () => {
      showNotes(added, note);
      return { status: 201, json: added };
    });
    await save.click();
    await expect.element(dialog.getByText("The note was saved")).toBeVisible();
    await expect.element(field).toHaveValue("");
    await expect.element(dialog.getByText("Ring twice")).toBeVisible();
    const [first, second] = api.calls(addCall).map(({ body }) => body);
    expect(second).toEqual(first);
  },
);

// docs/product/admin.md#undo-in-the-message
test(
  "a deleted note comes back from the message about it, and from the deleted ones",
  { tags: ["full"] },
  async () => {
    showShop();
    await openPage("/admin/products?tab=customers");
    await page.getByRole("button", { name: "Arta Krasniqi" }).click();
    api.on("DELETE /api/admin/customer-notes/*", () => {
      showNotes({ ...note, deleted_at: at, deleted_by: "Admin User" });
      return { status: 204 };
    });
    await dialog.getByRole("button", { name: "Delete the note “Pays on delivery”" }).click();
    await dialog.getByText("1 deleted note", { exact: true }).click();
    await expect.element(dialog.getByText(/Deleted by Admin User/)).toBeVisible();
    api.on("POST /api/admin/customer-notes/*/restore", () => {
      showNotes(note);
      return { json: note };
    });
    await dialog.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.element(dialog.getByText("The note is back")).toBeVisible();
    await expect
      .element(dialog.getByText("1 deleted note", { exact: true }))
      .not.toBeInTheDocument();
  },
);

test("an order whose customer can't be recognised says why", async () => {
  showShop();
  api.reject("GET /api/admin/customers/*", 404, "not_found");
  await openPage(`/admin/products?tab=customers&customer=order:${order.id}`);
  await expect.element(page.getByText("This customer isn’t known")).toBeVisible();
});
