import { page, type Locator } from "vitest/browser";
import type { ProductItem } from "#web/api/queries.ts";

/** Puts one piece of each product into the guest cart. Call it before opening a page. */
export function keepInCart(products: readonly ProductItem[]): void {
  const lines = products.map(({ id, name, price_eur: price }) => ({
    id,
    name,
    price,
    category: "Bearings",
    quantity: 1,
  }));
  localStorage.setItem("guest_cart", JSON.stringify(lines));
}

/** Opens the cart dialog in the shop. */
export async function openCart(): Promise<Locator> {
  await page.getByRole("button", { name: /^Cart/ }).click();
  return page.getByRole("dialog", { name: "Shporta Juaj" });
}

/** Opens the order form in the shop. */
export async function openOrderDialog(): Promise<Locator> {
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  return page.getByRole("dialog", { name: "Plotësoni porosinë" });
}

/** Fills in the order form. */
export async function fillOrderForm(name: string): Promise<void> {
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await form.getByLabelText("Emri i plotë").fill(name);
  await form.getByLabelText("Numri i telefonit").fill("+355 69 123 4567");
  await form.getByLabelText("Shteti").selectOptions("Shqipëri");
  await form.getByLabelText("Qyteti").selectOptions("Tiranë");
  await form.getByLabelText("Adresa e plotë").fill("Rruga e Durrësit 12");
}
