import { expect, type Locator, type Page } from "@playwright/test";

/** A line of the guest cart, as stored on the device. */
export type SavedCartLine = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly image?: string | null;
};

/** Opens the shop with this many different products in the stored cart. */
export async function openShopWithCart(page: Page, count: number): Promise<void> {
  await keepInCart(page, await getLines(page, count));
  await page.goto("/shop");
}

/** Stores a cart on the device before any page is opened. */
export async function keepInCart(page: Page, lines: readonly SavedCartLine[]): Promise<void> {
  await page.addInitScript((text) => {
    // Skip it after a reload: the cart may have changed by then.
    if (localStorage.getItem("guest_cart") === null) localStorage.setItem("guest_cart", text);
  }, JSON.stringify(lines));
}

/** Opens the cart dialog and waits for its content. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart).toBeVisible();
  return cart;
}

/** Lines of products of the shop, with increasing quantities. */
async function getLines(page: Page, count: number): Promise<readonly SavedCartLine[]> {
  const answer = await page.request.get("/api/products?limit=50&sort=price-asc");
  const { items }: { items: readonly SoldProduct[] } = await answer.json();
  return items.slice(0, count).map(({ id, name, price_eur, image_url }, index) => ({
    id,
    name,
    price: price_eur,
    quantity: index * 7 + 1,
    image: image_url,
  }));
}

type SoldProduct = {
  readonly id: string;
  readonly name: string;
  readonly price_eur: number;
  readonly image_url: string | null;
};
