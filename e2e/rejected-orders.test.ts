import { expect, type Locator, type Page } from "@playwright/test";
import { keepInCart, openCart } from "./states/fill-cart.ts";
import { createCustomer, signInAs, siteHeaders } from "./support/customer.ts";
import { addProduct, fillOrderForm, test, type CreatedProduct } from "./support/journey.ts";
import { callAs } from "./support/viewers.ts";

test(
  "the form names a product that has left the shop, and the rest can be ordered",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const saved = await addProduct(admin);
    const gone = await addProduct(admin);
    const form = await openFormWith(page, [saved, gone]);
    await admin.request.patch(`/api/products/${gone.id}`, {
      headers: siteHeaders(),
      data: { is_active: false },
    });
    await submit(page);
    const notice = form.locator("form").getByText("Nuk shiten më dhe u hoqën nga porosia:");
    await expect(notice.locator("..")).toContainText(gone.name);
    await expect(form.getByRole("listitem")).toHaveCount(1);
    await submit(page);
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
  },
);

// docs/product/orders.md#key-of-a-deleted-order
test(
  "an order deleted before its response arrived is reported and sent again as a new one",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const form = await openFormWith(page, [await addProduct(admin)]);
    let placed: { id: string } | undefined;
    await page.route("**/api/orders", async (route) => {
      placed ??= await (await route.fetch()).json();
      await route.abort();
    });
    await submit(page);
    await expect(form.getByText("Dyqani nuk përgjigjet.")).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    const deletion = `/api/orders/${placed?.id ?? ""}`;
    const deleted = await admin.request.delete(deletion, { headers: siteHeaders() });
    expect(deleted.status()).toBe(204);

    await submit(page);
    await expect(
      form.locator("form").getByText("Dyqani e ka fshirë porosinë tuaj të mëparshme"),
    ).toBeVisible();
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Arta Krasniqi");
    await submit(page);
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
  },
);

test(
  "a guest cart's line that is no longer sold is named when the carts merge at sign-in",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    const admin = await callAs("admin");
    const saved = await addProduct(admin);
    const gone = await addProduct(admin);
    await admin.request.delete(`/api/products/${gone.id}`, { headers: siteHeaders() });
    await keepInCart(page, [getLine(saved), getLine(gone)]);
    await signInAs(page, await createCustomer(page));
    await page.goto("/shop");
    await expect(page.getByRole("button", { name: /^Cart/ })).toContainText("1");
    const cart = await openCart(page);
    await expect(cart.getByRole("status").filter({ hasText: gone.name })).toBeVisible();
    await expect(cart.getByRole("listitem").filter({ hasText: saved.name })).toBeVisible();
  },
);

async function openFormWith(page: Page, products: readonly CreatedProduct[]): Promise<Locator> {
  await keepInCart(page, products.map(getLine));
  await page.goto("/shop");
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await expect(form.getByRole("listitem")).toHaveCount(products.length);
  await fillOrderForm(page, "Arta Krasniqi");
  return form;
}

function submit(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}

function getLine({ id, name }: CreatedProduct) {
  return { id, name, price: 12.5, quantity: 1 };
}
