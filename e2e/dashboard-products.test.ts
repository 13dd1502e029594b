import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { findListed, openForm, toRow, setStock } from "./support/dashboard-products.ts";
import { addProduct, overflow, signInAsAdmin, test } from "./support/journey.ts";

// docs/product/admin.md#only-changed-fields, docs/product/admin.md#brands-of-the-forms
test(
  "an edit sends only changed fields, asks before discarding, and appears in the history",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page, { stock_quantity: 8, brand: "Festo" });
    await findListed(page, product.name);
    const edit = toRow(page, product.name).getByRole("button", { name: /^Edit/ });
    await edit.click();
    const dialog = page.getByRole("dialog", { name: "Edit product" });
    // The list's first ten brands, those of the table, and the product's own.
    await expect(dialog.getByLabel("Brand")).toHaveValue("Festo");
    await expect(dialog.getByLabel("Brand").locator("option", { hasText: "SKF" })).toHaveCount(0);
    await dialog.getByLabel("Price").fill("19.90");

    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    // Chrome closes the dialog without asking on consecutive presses of Esc.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel("Price")).toHaveValue("19.90");

    // An order takes pieces while the form is open.
    await setStock(page, product.id, 2);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Product updated successfully!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    const row = toRow(page, product.name);
    await expect(row).toContainText("€19.90");
    await expect(row).toContainText("Low Stock");

    await row.getByRole("button", { name: /^History/ }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText(/Price: 12\.50.+19\.90/);
    await expect(history.getByText("Stock changed")).toBeVisible();
    await expect(history.getByText("Added")).toBeVisible();
    await expect(history.locator("time").first()).toHaveText(
      /^\d{1,2}\.\d{1,2}\.\d{4}, \d\d:\d\d$/,
    );
  },
);

test("a failed edit keeps the input", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  const product = await addProduct(page);
  await findListed(page, product.name);
  await toRow(page, product.name).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await dialog.getByLabel("Description").fill("Typed with care");
  await page.route(`**/api/products/${product.id}`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Failed to update product")).toBeVisible();
  await expect(dialog.getByLabel("Description")).toHaveValue("Typed with care");

  await page.unroute(`**/api/products/${product.id}`);
  // A rejected value is reported beside its field.
  await page.route(`**/api/products/${product.id}`, (route) =>
    route.fulfill({
      status: 422,
      json: { code: "invalid_input", data: { fields: [{ path: "price", message: "no" }] } },
    }),
  );
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByLabel("Price")).toBeFocused();
  await expect(dialog.getByLabel("Price")).toHaveAttribute("aria-invalid", "true");
});

test(
  "an edit survives the end of its session for the same user",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page);
    await findListed(page, product.name);
    const edit = toRow(page, product.name).getByRole("button", { name: /^Edit/ });
    await edit.click();
    const dialog = page.getByRole("dialog", { name: "Edit product" });
    await dialog.getByLabel("Description").fill("Typed with care");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.getByText("Your session has ended")).toBeVisible();
    // A phone shows the newest message only.
    await expect(page.getByText("Failed to update product")).toBeAttached();

    await page.getByLabel("Admin email").fill(process.env.E2E_ADMIN_EMAIL ?? "");
    await page.getByLabel(/^Password/).fill(process.env.E2E_ADMIN_PASSWORD ?? "");
    await page.getByRole("button", { name: "Access Admin Panel" }).click();
    await expect(page).toHaveURL(/\?tab=products&q=Journey/);
    await expect(dialog.getByText("What you typed before is here again.")).toBeVisible();
    await expect(dialog.getByLabel("Description")).toHaveValue("Typed with care");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Product updated successfully!")).toBeVisible();
    await page.reload();
    await expect(edit).toBeVisible();
    await expect(dialog).toBeHidden();
    await edit.click();
    await expect(dialog.getByText("What you typed before is here again.")).toBeHidden();
  },
);

test(
  "search, filters and sort order are in the address, and Back returns to the previous ones",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    const low = await addProduct(page, { name: `B ${mark}`, stock_quantity: 2, category: "Seals" });
    const hidden = await addProduct(page, { name: `A ${mark}`, is_active: false });
    const full = await addProduct(page, { name: `C ${mark}`, stock_quantity: 90 });
    await findListed(page, mark, 3);
    await expect(page).toHaveURL(new RegExp(`q=${mark}`));
    await expect(toRow(page, hidden.name)).toContainText("Hidden");

    await page.getByLabel("Sort by").selectOption("Name");
    await expect(page.getByRole("rowheader")).toContainText([hidden.name, low.name, full.name]);
    await page.getByLabel("State").selectOption("Low stock");
    await expect(page.getByRole("rowheader")).toContainText([low.name]);
    await page.getByLabel("State").selectOption("Hidden");
    await expect(page.getByRole("rowheader")).toContainText([hidden.name]);
    await page.goBack();
    await expect(page.getByRole("rowheader")).toContainText([low.name]);
    await page.reload();
    await expect(page.getByLabel("State")).toHaveValue("low-stock");
    await expect(page.getByRole("rowheader")).toContainText([low.name]);
    await page.getByLabel("Category").selectOption("Industrial Tools");
    await expect(page.getByText("No product fits your search and filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/\?tab=products$/);
  },
);

test(
  "a long list loads in pages, and an open list shows changes by others",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    for (let number = 0; number < 52; number += 1)
      await addProduct(page, { name: `${number} ${mark}` });
    await findListed(page, mark, 52);
    await expect(page.getByRole("rowheader")).toHaveCount(50);
    await expect(page.getByText("50 of 52 products loaded")).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(52);
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
    const newcomer = await addProduct(page, { name: `new ${mark}` });
    await expect(toRow(page, newcomer.name)).toHaveCount(1);
    await expect(page.getByText("53 products")).toBeVisible();
  },
);

test(
  "a list that fails to load shows an error and can be reloaded",
  { tag: "@full" },
  async ({ page }) => {
    await signInAsAdmin(page);
    await page.route("**/api/admin/products?*", (route) =>
      route.fulfill({ status: 422, json: { code: "invalid_input" } }),
    );
    await page.getByRole("tab", { name: /^Manage Products/ }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Failed to load products" }).first();
    await expect(alert).toBeVisible();
    await page.unroute("**/api/admin/products?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("rowheader").first()).toBeVisible();
  },
);

test(
  "form, list and dialogs have no accessibility errors and fit 320 px",
  { tag: "@full" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signInAsAdmin(page);
    const product = await addProduct(page, { name: `Wide ${"x".repeat(60)}` });
    const form = await openForm(page);
    await form.getByRole("button", { name: "Add product" }).click();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await findListed(page, product.name);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findAccessibilityErrors(page)).toEqual([]);
    }
    const row = toRow(page, product.name);
    await row.getByRole("button", { name: /^Edit/ }).click();
    const dialog = page.getByRole("dialog", { name: "Edit product" });
    await dialog.getByText("History").click();
    await expect(dialog.getByText("Added")).toBeVisible();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("tab", { name: "Add New Product" }).click();
    await expect(form).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);
