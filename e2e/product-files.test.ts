import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { siteHeaders } from "./support/customer.ts";
import { addProduct, overflow, signInAsAdmin, test } from "./support/journey.ts";

function csv(...rows: readonly string[]): { name: string; mimeType: string; buffer: Buffer } {
  return { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
}

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: /^Manage Products/ }).click();
  await page.getByRole("button", { name: "Import products" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await expect(dialog.getByRole("button", { name: "Choose a CSV file" })).toBeFocused();
  return dialog;
}

function choose(dialog: Locator, file: ReturnType<typeof csv>): Promise<void> {
  return dialog.locator("input[type=file]").setInputFiles(file);
}

async function countProducts(page: Page, search: string): Promise<number> {
  const response = await page.request.get(`/api/admin/products?search=${search}`);
  const { count }: { count: number } = await response.json();
  return count;
}

test(
  "a file is previewed, imported and undone by one click",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    const known = await addProduct(page, { price: 5 });
    const dialog = await openImport(page);
    await choose(
      dialog,
      csv(
        "name,price,stock_quantity",
        `New ${mark} one,1.50,3`,
        `New ${mark} two,2.50,4`,
        `${known.name},6.25,10`,
        `Wrong ${mark},cheap,-1`,
      ),
    );
    // Rows that need attention come first, and nothing is written yet.
    await expect(dialog.getByRole("radio", { name: "1 Refused" })).toBeChecked();
    const wrong = dialog.getByRole("row").filter({ hasText: `Wrong ${mark}` });
    await expect(wrong).toContainText("5");
    await expect(wrong).toContainText("price: must be");
    await expect(wrong).toContainText("stock_quantity: must be");
    await expect(dialog.getByText("1 row is refused and left out.")).toBeVisible();
    await dialog.getByRole("radio", { name: "1 Changed" }).check();
    await expect(dialog.getByRole("row").filter({ hasText: known.name })).toContainText("price");
    await dialog.getByRole("radio", { name: "2 New" }).check();
    await expect(dialog.getByRole("row").filter({ hasText: `New ${mark} two` })).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "0 Unchanged" })).toBeDisabled();
    expect(await countProducts(page, mark)).toBe(0);
    // The report survives a reload and the end of a session.
    await page.reload();
    await expect(dialog.getByRole("radio", { name: "1 Refused" })).toBeChecked();

    await dialog.getByRole("button", { name: "Import 3 products" }).click();
    await expect(dialog.getByText("2 products added, 1 product changed")).toBeVisible();
    expect(await countProducts(page, mark)).toBe(2);

    await dialog.getByRole("button", { name: "Undo import" }).click();
    await expect(dialog.getByText("The import was undone")).toBeVisible();
    await expect(dialog.getByText("Every product is as it was before.")).toBeVisible();
    expect(await countProducts(page, mark)).toBe(0);
    const after = await page.request.get(`/api/products/${known.id}`);
    expect(await after.json()).toMatchObject({ price: 5 });
  },
);

test(
  "undoing a recent import from its list keeps later changes",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    const known = await addProduct(page, { price: 5 });
    const dialog = await openImport(page);
    const file = { ...csv("name,price", `${known.name},6.25`), name: `list-${mark}.csv` };
    await choose(dialog, file);
    await dialog.getByRole("button", { name: "Import 1 product" }).click();
    await expect(dialog.getByText("1 product changed", { exact: true })).toBeVisible();
    await page.request.patch(`/api/products/${known.id}`, {
      headers: siteHeaders(),
      data: { price: 7 },
    });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Import products" }).click();
    await dialog.getByRole("button", { name: `Undo import of list-${mark}.csv` }).click();
    await expect(
      dialog.getByText("1 product was changed since and is left as it is."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Choose another file" }).click();
    await expect(dialog.getByRole("button", { name: "Choose a CSV file" })).toBeFocused();
    await expect(
      dialog.getByRole("listitem").filter({ hasText: `list-${mark}.csv` }),
    ).toContainText("Undone");
  },
);

test(
  "an unreadable file is rejected with its reason",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await signInAsAdmin(page);
    const dialog = await openImport(page);
    await choose(dialog, csv("colour,weight", "red,5"));
    await expect(dialog.getByRole("alert")).toContainText("The file was not read");
    await expect(dialog.getByRole("alert")).toContainText("The first row names no column.");
    await choose(dialog, {
      ...csv(),
      buffer: Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xff, 0xfe]),
    });
    await expect(dialog.getByRole("alert")).toContainText("The file isn’t UTF-8 text.");
    await choose(dialog, { ...csv(), buffer: Buffer.alloc(10_000_001, "a") });
    await expect(dialog.getByRole("alert")).toContainText("The file is larger than 10 MB.");
    expect(await findAccessibilityErrors(page)).toEqual([]);
  },
);

test(
  "a lost connection keeps dialog and file, and the second attempt continues",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    const dialog = await openImport(page);
    await page.route("**/api/admin/imports", (route) => route.abort("connectionreset"));
    await choose(dialog, csv("name,price", `Lost ${mark},1`));
    await expect(dialog.getByText("The shop didn’t answer. Your file is kept.")).toBeVisible();
    await page.unroute("**/api/admin/imports");
    await dialog.getByRole("button", { name: "Try again" }).click();
    const write = dialog.getByRole("button", { name: "Import 1 product" });
    await expect(write).toBeVisible();

    // The server writes it, but its response is lost.
    await page.route("**/api/admin/imports/*/apply", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await write.click();
    await expect(dialog.getByText(/^The file may have been imported/)).toBeVisible();
    await page.unroute("**/api/admin/imports/*/apply");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByText("1 product added", { exact: true })).toBeVisible();
    expect(await countProducts(page, mark)).toBe(1);
  },
);

test(
  "further rows that fail to load show an error and can be reloaded",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    await signInAsAdmin(page);
    const mark = randomUUID().slice(0, 8);
    const dialog = await openImport(page);
    const rows = Array.from({ length: 60 }, (_, number) => `More ${mark} ${number},1`);
    await choose(dialog, csv("name,price", ...rows));
    const more = dialog.getByRole("button", { name: "Show more" });
    await expect(more).toBeVisible();
    await page.route("**/rows?*cursor=*", (route) => route.fulfill({ status: 422, json: {} }));
    await more.click();
    await expect(dialog.getByText("The rows didn’t arrive")).toBeVisible();
    await page.unroute("**/rows?*cursor=*");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(
      dialog.getByRole("rowheader").filter({ hasText: `More ${mark} 59` }),
    ).toBeVisible();
    await expect(dialog.getByText("The rows didn’t arrive")).toHaveCount(0);
  },
);

test(
  "products and orders are downloaded as CSV files",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    const product = await addProduct(page, { description: "=1+1" });
    const exportLink = page.getByRole("link", { name: "Export" });
    await expect(exportLink).toHaveAttribute("href", "/api/admin/exports/orders");
    const [orders] = await Promise.all([page.waitForEvent("download"), exportLink.click()]);
    expect(orders.suggestedFilename()).toMatch(/^orders.*\.csv$/);

    await page.getByRole("tab", { name: /^Manage Products/ }).click();
    await expect(exportLink).toHaveAttribute("href", "/api/admin/exports/products");
    const [products] = await Promise.all([page.waitForEvent("download"), exportLink.click()]);
    expect(products.suggestedFilename()).toMatch(/^products.*\.csv$/);
    const text = await readFile(await products.path(), "utf8");
    const row = text.split(/\r?\n/).find((line) => line.includes(product.name));
    expect(row).toContain("'=1+1");
  },
);

test("the import fits 320 px", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const dialog = await openImport(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await choose(dialog, csv("name,price", `${"Very long name ".repeat(8)},cheap`));
  await expect(dialog.getByText("There is nothing to import")).toBeVisible();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityErrors(page)).toEqual([]);
});
