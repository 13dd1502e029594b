import { expect, type Page } from "@playwright/test";
import { clickUntil } from "./support/click-until.ts";
import { createCustomer, signInAs, siteHeaders } from "./support/customer.ts";
import {
  addProduct,
  fillOrderForm,
  openOtherPage,
  productCards,
  signInAsAdmin,
  test,
} from "./support/journey.ts";
import { placeOrderFor } from "./support/place-order.ts";

const markup =
  '"><img src=x onerror="window.wasRun=1"></script><script>window.wasRun=1</script>{{1+1}}';

// docs/product/security.md#text-is-never-html
test("markup in products and orders is shown as text and never runs", async ({
  page: admin,
  browser,
}) => {
  await signInAsAdmin(admin);
  const product = await addProduct(admin, {
    description: markup,
    specifications: markup,
    brand: markup.slice(0, 80),
    category: markup.slice(0, 80),
  });
  const renamed = `${product.name} ${markup}`;
  const response = await admin.request.patch(`/api/products/${product.id}`, {
    headers: siteHeaders(),
    data: { name: renamed },
  });
  expect(response.status()).toBe(200);

  const guest = await openOtherPage(browser, admin);
  await guest.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  const card = productCards(guest).filter({ hasText: product.name });
  await expect(card.getByRole("heading")).toHaveText(renamed);
  await expectNothingRan(guest);
  // A long brand doesn't widen the page.
  expect(
    await guest.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBeLessThanOrEqual(0);
  await card.getByRole("button", { name: /Add to Cart/ }).click();
  await guest.getByRole("button", { name: /^Cart/ }).click();
  const cart = guest.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart.getByText(renamed)).toBeVisible();
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const customer = `${product.name} ${markup}`;
  await fillOrderForm(guest, customer.slice(0, 120));
  await guest.getByLabel("Shënime shtesë (opsionale)").fill(markup);
  await guest.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(guest.getByText("Porosia u krye me sukses!")).toBeVisible();
  await expectNothingRan(guest);
  await guest.context().close();

  await expect(admin.getByText(customer.slice(0, 120)).first()).toBeVisible();
  await expectNothingRan(admin);
  await admin.goto("/shop");
  await admin.getByRole("button", { name: "Admin Panel" }).click();
  const panel = admin.getByRole("dialog", { name: "Panel Administruesi" });
  await expect(panel.getByText(renamed).first()).toBeVisible();
  await panel.getByRole("tab", { name: "Porositë" }).click();
  await expect(panel.getByText(customer.slice(0, 120)).first()).toBeVisible();
  await expectNothingRan(admin);
  await admin.request.delete(`/api/products/${product.id}`, {
    headers: siteHeaders(),
  });
});

// docs/product/security.md#text-is-never-html
test(
  "no markup runs on the admin's screens, printouts and reports, nor in the account",
  { tag: ["@desktop", "@full"] },
  async ({ page: admin, browser }) => {
    await admin.addInitScript(() => {
      window.print = () => undefined;
    });
    await signInAsAdmin(admin);
    const product = await addMarkedProduct(admin);
    const account = await openOtherPage(browser, admin);
    await signInAs(account, await createCustomer(account, markup));
    const order = await placeOrderFor(account, product, markup, {
      phone: markup.slice(0, 40),
      shipping_method: markup,
      notes: markup,
    });

    await account.goto("/account");
    await expect(account.getByRole("heading", { level: 1 })).toContainText(markup);
    await expect(account.getByText(product.name).first()).toBeVisible();
    await expectNothingRan(account);
    await account.context().close();

    // The low stock, the list of orders, an order with its history, and its printout.
    await admin.goto(`/admin/products?q=${order.id.slice(0, 8)}`);
    await expect(admin.getByText(markup).first()).toBeVisible();
    await expectNothingRan(admin);
    const details = admin.getByRole("dialog");
    await clickUntil(admin.getByRole("button", { name: /^Details of order/ }), details);
    await expect(details.getByText(markup).first()).toBeVisible();
    await expectNothingRan(admin);
    await details.getByRole("button", { name: "Print" }).click();
    await admin.emulateMedia({ media: "print" });
    await expect(admin.locator("[data-print=paper]").getByText(markup).first()).toBeVisible();
    await expectNothingRan(admin);
    await admin.emulateMedia({ media: "screen" });

    // The list of products, its timeline and the form.
    await admin.goto(`/admin/products?tab=products&q=${encodeURIComponent(product.search)}`);
    const row = admin.getByRole("row").filter({ hasText: product.name });
    await expect(row).toBeVisible();
    const history = admin.getByRole("dialog", { name: "History" });
    await clickUntil(row.getByRole("button", { name: /^History/ }), history);
    await expect(history.getByText(markup).first()).toBeVisible();
    await expectNothingRan(admin);
    await admin.keyboard.press("Escape");
    await row.getByRole("button", { name: /^Edit/ }).click();
    const edit = admin.getByRole("dialog", { name: "Edit product" });
    await expect(edit.getByLabel("Description")).toHaveValue(markup);
    await expect(edit.getByLabel("Brand")).toHaveValue(markup.slice(0, 80));
    await expectNothingRan(admin);

    await admin.goto("/admin/products?tab=products");
    const report = admin.getByRole("dialog", { name: "Import products" });
    await clickUntil(admin.getByRole("button", { name: "Import products" }), report);
    const quoted = `"${markup.replaceAll('"', '""')}"`;
    await report.locator("input[type=file]").setInputFiles({
      name: `${markup.slice(0, 40)}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(`name,price\n${quoted},${quoted}\n${quoted},1\n`),
    });
    await expect(report.getByText(markup).first()).toBeVisible();
    await expectNothingRan(admin);
    await admin.request.delete(`/api/products/${product.id}`, {
      headers: siteHeaders(),
    });
  },
);

/** Adds a product with markup in every text, and in its history. */
async function addMarkedProduct(
  admin: Page,
): Promise<{ readonly id: string; readonly name: string; readonly search: string }> {
  const { id, name } = await addProduct(admin, {
    description: markup,
    specifications: markup,
    brand: markup.slice(0, 80),
    category: markup.slice(0, 80),
    stock_quantity: 0,
  });
  const marked = `${name} ${markup}`;
  const changed = await admin.request.patch(`/api/products/${id}`, {
    headers: siteHeaders(),
    data: { name: marked, stock_quantity: 1 },
  });
  expect(changed.status()).toBe(200);
  return { id, name: marked, search: name };
}

/** Expects that nothing ran and that no element was created that only the CSP kept from running. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  await expect(page.locator('img[src="x"], img[src$="/x"]')).toHaveCount(0);
}
