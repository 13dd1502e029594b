import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { placeTestOrder } from "./support/dashboard-orders.ts";
import { addProduct, fillSignIn, openOtherPage, productCards, test } from "./support/journey.ts";
import { makePng } from "./support/make-png.ts";
import { findPanelProduct, openPanel } from "./support/panel.ts";
import { become } from "./support/viewers.ts";

// docs/product/stock.md#stock-switch, docs/product/admin.md#products-in-the-panel
test("the stock switch turns a product off and on again, and an open shop updates", async ({
  strictPage: admin,
  browser,
}) => {
  await become(admin.context(), "admin");
  const product = await addProduct(admin, { stock_quantity: 37 });
  const guest = await openOtherPage(browser, admin);
  await guest.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  const card = productCards(guest).filter({ hasText: product.name });
  await expect(card.getByText("In Stock")).toBeVisible();

  const row = await findPanelProduct(admin, product.name);
  const stock = row.getByRole("switch", { name: `Në stok: ${product.name}` });
  await expect(stock).toBeChecked();
  await expect(row.getByText("37 copë")).toBeVisible();
  await stock.uncheck();
  await expect(admin.getByText("Product updated successfully").first()).toBeVisible();
  await expect(admin.locator('[data-slot="toast"]').first()).toHaveAttribute("lang", "en");
  await expect(row.getByText("Pa stok")).toBeVisible();
  await expect(row.getByText("0 copë")).toBeVisible();
  await expect(card.getByRole("button", { name: "Out of Stock" })).toBeDisabled();

  await stock.check();
  await expect(row.getByText("37 copë")).toBeVisible();
  await expect(card.getByText("In Stock")).toBeVisible();
  await guest.context().close();
});

test(
  "a switch that the server rejects is reset with an error",
  { tag: "@full" },
  async ({ page: admin }) => {
    await become(admin.context(), "admin");
    const product = await addProduct(admin);
    const row = await findPanelProduct(admin, product.name);
    await admin.route("**/api/products/*/stock", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    const stock = row.getByRole("switch");
    await stock.click();
    await expect(admin.getByText("Failed to update product").first()).toBeVisible();
    await expect(stock).toBeChecked();
  },
);

// docs/product/shop.md#two-languages, docs/product/admin.md#products-in-the-panel
test(
  "deleting asks in Albanian, can be cancelled, and empties the open shop",
  { tag: "@full" },
  async ({ strictPage: admin, browser }) => {
    await become(admin.context(), "admin");
    const product = await addProduct(admin);
    const guest = await openOtherPage(browser, admin);
    await guest.goto(`/shop?q=${encodeURIComponent(product.name)}`);
    await expect(guest.getByText("1 products found", { exact: true })).toBeVisible();

    const row = await findPanelProduct(admin, product.name);
    const remove = row.getByRole("button", { name: `Fshi ${product.name}` });
    await remove.click();
    const question = admin.getByRole("dialog", { name: `Doni ta fshini ${product.name}?` });
    await expect(question).toHaveAttribute("lang", "sq");
    expect(await findAccessibilityErrors(admin)).toEqual([]);
    await question.getByRole("button", { name: "Anulo" }).click();
    await expect(row).toBeVisible();
    await remove.click();
    await question.getByRole("button", { name: "Fshi produktin" }).click();
    await expect(admin.getByText("Product removed successfully").first()).toBeVisible();
    await expect(row).toBeHidden();
    await expect(guest.getByText("No products found")).toBeVisible();
    await guest.context().close();
  },
);

// docs/product/admin.md#adding-in-the-panel, docs/product/admin.md#buckets-and-paths
test(
  "a product added with an uploaded image appears in an open shop",
  { tag: "@full" },
  async ({ strictPage: admin, browser }) => {
    await become(admin.context(), "admin");
    const guest = await openOtherPage(browser, admin);
    const name = `Kushinetë ${Date.now()}`;
    await guest.goto(`/shop?q=${encodeURIComponent(name)}`);
    await expect(guest.getByText("No products found")).toBeVisible();

    const form = await openAddForm(admin);
    await form.getByLabel("Emri").fill(name);
    await form.getByLabel("Çmimi").fill("12.5");
    await form.getByLabel("Marka").fill("NSK");
    await form.getByLabel("Kategoria").selectOption("Bearings");
    await form.getByLabel("Përshkrimi").fill("Kushinetë me sfera");
    await form.getByLabel("Specifikimet").fill("25 × 52 × 15 mm");
    await form.getByRole("switch", { name: "Në stok" }).uncheck();
    await chooseFile(form, "foto.png", await makePng(), "image/png");
    await expectToast(admin, "Imazhi u ngarkua", "Imazhi u ngarkua me sukses.");
    await expect(form.getByLabel("Adresa e imazhit")).toHaveValue(
      /^\/uploads\/ONLINE%20SHOP\/products\//,
    );
    await form.getByRole("button", { name: "Shto produktin" }).click();
    await expect(
      admin.getByText("Product added successfully and is now visible to all customers!").first(),
    ).toBeVisible();
    await expect(form.getByLabel("Emri")).toHaveValue("");

    const card = productCards(guest).filter({ hasText: name });
    await expect(card).toBeVisible();
    await expect(card.getByText("€12.50")).toBeVisible();
    await expect(card.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
    const shown = card.locator("img").first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/uploads\/ONLINE%20SHOP\/products\/[0-9a-f]+-320\.avif$/,
    );
    await guest.context().close();
  },
);

// docs/product/admin.md#adding-in-the-panel, docs/product/admin.md#price-step
test(
  "name, price, description and image are required, and the input stays",
  { tag: "@full" },
  async ({ strictPage: admin }) => {
    await become(admin.context(), "admin");
    const form = await openAddForm(admin);
    await form.getByLabel("Përshkrimi").fill("Vetëm përshkrimi");
    await form.getByRole("button", { name: "Shto produktin" }).click();
    await expect(form.getByLabel("Emri")).toBeFocused();
    await expectToast(admin, "Gabim në formë", "Ju lutemi plotësoni të gjitha fushat.");
    for (const label of ["Emri", "Çmimi", "Adresa e imazhit"]) {
      await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form.getByLabel("Përshkrimi")).not.toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Çmimi")).toHaveAttribute("step", "0.01");
    expect(await findAccessibilityErrors(admin)).toEqual([]);

    const panel = admin.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Produktet" }).click();
    await panel.getByRole("tab", { name: "Shto Produkt" }).click();
    await expect(form.getByLabel("Përshkrimi")).toHaveValue("Vetëm përshkrimi");
  },
);

// docs/product/admin.md#accepted-images
test("an invalid image is rejected in Albanian", { tag: "@full" }, async ({ page: admin }) => {
  await become(admin.context(), "admin");
  const form = await openAddForm(admin);
  await chooseFile(form, "shenime.txt", Buffer.from("tekst"), "text/plain");
  await expectToast(admin, "Gabim në kartelë", "Ju lutemi zgjidhni një kartelë imazhi.");
  // A text with the type of an image: only the server can detect it.
  await chooseFile(form, "tekst.png", Buffer.from("tekst"), "image/png");
  await expectToast(admin, "Gabim në kartelë", "Ju lutemi zgjidhni një kartelë imazhi.");
  await chooseFile(form, "madhe.png", Buffer.alloc(5 * 1024 * 1024 + 1), "image/png");
  await expectToast(
    admin,
    "Kartela është shumë e madhe",
    "Madhësia e kartelës duhet të jetë më pak se 5MB.",
  );
  await admin.route("**/api/uploads/**", (route) => route.abort("connectionreset"));
  await chooseFile(form, "foto.png", await makePng(), "image/png");
  await expectToast(
    admin,
    "Gabim në ngarkimin e imazhit",
    "Nuk u arrit të ngarkohet imazhi. Provoni përsëri.",
  );
});

// docs/product/admin.md#signed-in-to-add
test(
  "a form keeps its input after a lost connection and after the session ends",
  { tag: "@full" },
  async ({ page: admin }) => {
    await become(admin.context(), "admin");
    const form = await openAddForm(admin);
    await form.getByLabel("Emri").fill("Rrip");
    await form.getByLabel("Çmimi").fill("7");
    await form.getByLabel("Përshkrimi").fill("Rrip trapezoidal");
    await form.getByLabel("Adresa e imazhit").fill("https://example.com/rrip.jpg");
    const submit = form.getByRole("button", { name: "Shto produktin" });

    await admin.route("**/api/products", (route) => route.abort("connectionreset"));
    await submit.click();
    await expect(admin.getByText("Failed to add product").first()).toBeVisible();
    await expect(form.getByLabel("Emri")).toHaveValue("Rrip");

    await admin.unroute("**/api/products");
    await admin.context().clearCookies();
    await submit.click();
    await expect(admin.getByText("Please sign in to add products").first()).toBeVisible();
    await expect(form.getByLabel("Emri")).toHaveValue("Rrip");

    await expect(admin.getByText("Seanca juaj ka përfunduar")).toBeVisible();
    await admin.getByRole("link", { name: "Hyni përsëri" }).click();
    await fillSignIn(admin);
    // Back in the shop, where the panel was open.
    await expect(admin).toHaveURL(/\/shop$/);
    await expect((await openAddForm(admin)).getByLabel("Emri")).toHaveValue("Rrip");
  },
);

// docs/product/admin.md#lek-and-euro
test(
  "orders in the panel show lek and, beside it, euro",
  { tag: "@full" },
  async ({ strictPage: admin }) => {
    await become(admin.context(), "admin");
    const product = await addProduct(admin, { price: 10 });
    const { customer } = await placeTestOrder(admin, product);
    await openPanel(admin);
    const panel = admin.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Porositë" }).click();
    const order = panel.getByRole("listitem").filter({ hasText: customer });
    await expect(order.getByText(/^[\d\s]+ Lekë$/)).toBeVisible();
    await expect(order.getByText("(20,00 €)")).toBeVisible();
  },
);

async function openAddForm(page: Page): Promise<Locator> {
  const panel = await openPanel(page);
  await panel.getByRole("tab", { name: "Shto Produkt" }).click();
  return panel.getByRole("tabpanel", { name: "Shto Produkt" });
}

async function chooseFile(
  form: Locator,
  name: string,
  buffer: Buffer,
  mimeType: string,
): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const message = page.locator('[data-slot="toast"]').filter({ hasText: title }).last();
  await expect(message).toContainText(text);
  await expect(message).toHaveAttribute("lang", "sq");
  await message.getByRole("button").click();
  await expect(message).toBeHidden();
}
