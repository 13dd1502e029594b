import { expect, type Page } from "@playwright/test";
import { freshName, openOtherPage, signInAsAdmin, test } from "./support/journey.ts";
import { openPanel } from "./support/panel.ts";

// docs/product/shop.md#search-to-order, docs/product/cart.md#cart-on-every-page
// docs/product/orders.md#company-and-e-mail, docs/product/admin.md#orders-announce-themselves
// docs/product/orders.md#confirmation-button, docs/product/orders.md#live-status
test("a worn part's size becomes an order with a NIPT that staff confirm", async ({
  strictPage: buyer,
  browser,
}) => {
  await findProduct(buyer, "24.9 × 51.8 × 15");
  await expect(buyer).toHaveURL(/\/shop\/nsk-6205ddu-/);
  await buyer.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(buyer.getByText("Item added to cart")).toBeVisible();

  const admin = await openOtherPage(browser, buyer);
  await signInAsAdmin(admin);
  await expect(admin.getByRole("tab", { name: /^Orders/ })).toBeVisible();
  const title = await admin.title();
  const icon = admin.locator('link[rel="icon"][type="image/svg+xml"]');

  await buyer.goto("/products/bearing/nsk");
  await buyer.getByRole("button", { name: "Open cart (1 piece)" }).click();
  const cart = buyer.getByRole("dialog", { name: "Shporta Juaj" });
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const customer = freshName();
  await order(buyer, customer);
  await Promise.all([
    expect(admin).toHaveTitle(`(1) ${title}`),
    // The success view closes soon.
    buyer.getByRole("link", { name: "Ndiq porosinë" }).click(),
  ]);
  await expect(icon).toHaveAttribute("href", /%3E1%3C/);
  await expect(buyer.getByText("Në pritje", { exact: true })).toBeVisible();

  const panel = await openPanel(admin);
  await panel.getByRole("tab", { name: "Porositë" }).click();
  const row = panel.getByRole("listitem").filter({ hasText: customer });
  await row.getByRole("button", { name: "Konfirmo porosinë" }).click();
  await expect(
    admin.getByText("Order confirmed and stock updated automatically").first(),
  ).toBeVisible();
  await buyer.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(buyer.getByText("E konfirmuar", { exact: true })).toBeVisible();
  await admin.context().close();
});

/** Opens the page of the sealed 6205 from the search in the header. */
async function findProduct(page: Page, size: string): Promise<void> {
  await page.goto("/about");
  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Find a part" });
  await search.getByRole("combobox").fill(size);
  const products = search.getByRole("grid", { name: "In the shop" });
  const sealed = products.getByRole("row").filter({ hasText: "6205DDU" }).first();
  await sealed.getByRole("link").first().click();
}

async function order(page: Page, customer: string): Promise<void> {
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await form.getByLabel("Emri i plotë").fill(customer);
  await form.getByLabel("Numri i telefonit").fill("+355 69 123 4567");
  await form.getByLabel("Shteti").selectOption("Shqipëri");
  await form.getByLabel("Qyteti").selectOption("Tiranë");
  await form.getByLabel("Adresa e plotë").fill("Rruga e Durrësit 12");
  await form.getByText("Email dhe kompani (opsionale)").click();
  await form.getByLabel("Emri i kompanisë").fill("Mekanika Shpk");
  await form.getByLabel("NIPT").fill("L12345678A");
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
}
