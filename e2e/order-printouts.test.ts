import { expect, type Page } from "@playwright/test";
import { openOrder, placeTestOrder } from "./support/dashboard-orders.ts";
import { addProduct, signInAsAdmin, test } from "./support/journey.ts";

/** Counts prints instead of opening a dialog that would block the test. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = window as unknown as { prints: number };
    shown.prints = 0;
    window.print = () => {
      shown.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tirane" }).format(new Date());
}

const markup = '<img src=x onerror="window.wasRun=1">';

// docs/product/admin.md#printed-papers
test(
  "an order prints as an Albanian packing slip and nothing else",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const prints = await countPrints(page);
    await signInAsAdmin(page);
    const product = await addProduct(page, { price: 1_050.25 });
    const notes = `Hyrja nga oborri ${markup}`;
    const order = await placeTestOrder(page, product, { notes });
    const dialog = await openOrder(page, order);

    // The browser's own command prints the same document.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("[data-print=paper]").getByText("Fletëdërgesë")).toBeAttached();
    expect(await prints()).toBe(0);

    await dialog.getByRole("button", { name: "Print" }).click();
    await expect.poll(prints).toBe(1);
    expect(await page.title()).toBe(`Fletëdërgesa ${order.shortId}`);
    await expect(page.getByText("Fletëdërgesë")).toBeHidden();

    await page.emulateMedia({ media: "print" });
    const printout = page.locator("[data-print=paper]");
    await expect(printout).toHaveAttribute("lang", "sq");
    await expect(printout.getByRole("heading", { name: "Fletëdërgesë" })).toBeVisible();
    for (const text of [
      "Industrial Components",
      "+355 4 000 0100",
      order.shortId,
      order.customer,
      "+355 69 123 4567",
      "Rruga e Durrësit 12",
      "Tiranë",
      "Shqipëri",
      notes,
      "Totali në lekë",
      "Dorëzoi",
      "Pranoi",
    ]) {
      await expect(printout.getByText(text).first()).toBeVisible();
    }
    const line = printout.getByRole("row").filter({ hasText: product.name });
    await expect(line.getByRole("cell")).toHaveText([
      "2",
      product.name,
      /^1\s050,25\s€$/,
      /^2\s100,50\s€$/,
    ]);
    await expect(dialog).toBeHidden();
    await expect(page.locator("header").filter({ hasText: "View Shop" })).toBeHidden();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
    expect(await countPages(page)).toBe(1);

    // The next user action removes the printout.
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await expect(printout).toHaveCount(0);
    expect(await page.title()).toContain("Admin dashboard");
  },
);

test(
  "a long order and a day's list span several pages, with every order and the totals",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const prints = await countPrints(page);
    await signInAsAdmin(page);
    const products = [];
    for (let index = 0; index < 60; index += 1) products.push(await addProduct(page, { price: 1 }));
    const [first] = products;
    if (!first) throw new Error("There is no product");
    const items = products.map(({ id }) => ({ id, quantity: 1 }));
    const long = await placeTestOrder(page, first, { items });
    const dialog = await openOrder(page, long);
    await dialog.getByRole("button", { name: "Print" }).click();
    await expect.poll(prints).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect(await countPages(page)).toBeGreaterThan(1);
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");

    await page.getByLabel("Day", { exact: true }).fill(today());
    await expect(page).toHaveURL(new RegExp(`day=${today()}`));
    const shown = await page.getByText(/^[\d,]+ orders?$/).textContent();
    await page.getByRole("button", { name: "Print day list" }).click();
    await expect.poll(prints).toBe(2);
    await page.emulateMedia({ media: "print" });
    const printout = page.locator("[data-print=paper]");
    await expect(printout.getByRole("heading", { name: "Porositë e ditës" })).toBeVisible();
    const row = printout.getByRole("row").filter({ hasText: long.shortId });
    await expect(row).toContainText(long.customer);
    await expect(row).toContainText("+355 69 123 4567");
    await expect(row).toContainText("Tiranë");
    await expect(row).toContainText("Në pritje");
    await expect(row).toContainText(/60,00\s€/);
    // The printout has all orders, regardless of the pages loaded on the screen.
    const count = Number(shown?.replaceAll(/\D/g, ""));
    await expect(printout.locator("tbody").first().getByRole("row")).toHaveCount(count);
    await expect(printout.getByText(/^\d+ porosi$/).first()).toBeVisible();
    expect(await countPages(page)).toBeGreaterThan(1);
  },
);

test("a day list that fails to load is not printed", { tag: "@full" }, async ({ page }) => {
  const prints = await countPrints(page);
  await signInAsAdmin(page);
  await page.getByLabel("Day", { exact: true }).fill(today());
  await expect(page).toHaveURL(new RegExp(`day=${today()}`));
  await expect(page.getByText(/^[\d,]+ orders?$|^No orders found$/)).toBeVisible();
  await page.route("**/api/orders?*", (route) => route.abort());
  await page.getByRole("button", { name: "Print day list" }).click();
  await expect(page.getByText("The day’s orders couldn’t be loaded. Try again.")).toBeVisible();
  expect(await prints()).toBe(0);
});

/** Counts the A4 pages of the printout. */
async function countPages(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
