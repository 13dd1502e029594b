import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs, siteHeaders } from "./support/customer.ts";
import { productCards, test } from "./support/journey.ts";
import { pasteList, waitForSearch } from "./support/paste-list.ts";

// docs/product/cart.md#added-once
test(
  "a customer's addition is in the cart once although its response got lost",
  { tag: "@full" },
  async ({ page }) => {
    await signInAs(page, await createCustomer(page));
    let lost = 0;
    await page.route("**/api/cart/items", async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await page.goto("/shop");
    await addFirst(page).click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect.poll(() => readDevice(page, "guest_cart")).toBeNull();
    expect(lost).toBe(1);
    expect(await readPieces(page)).toEqual([1]);
    await expect(cartButton(page)).toHaveText(/Cart\s*1/);
    expect(await readDevice(page, "unsure_merge")).toBeNull();
  },
);

// docs/product/cart.md#added-once, docs/product/shop.md#list-into-the-cart
test(
  "a customer's list is in the cart once although its response got lost",
  { tag: "@full" },
  async ({ page }) => {
    await signInAs(page, await createCustomer(page));
    await waitForSearch(page);
    let lost = 0;
    await page.route("**/api/cart/list", async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    const dialog = await pasteList(page, "A42 3\nUCP205 2");
    await dialog.getByRole("button", { name: "Shto 2 rreshta në shportë" }).click();
    await expect(dialog.getByText("2 rreshta janë në shportë")).toBeVisible();
    await expect.poll(() => readDevice(page, "guest_cart")).toBeNull();
    expect(lost).toBe(1);
    expect(await readPieces(page)).toEqual([3, 2]);
    expect(await readDevice(page, "unsure_merge")).toBeNull();
  },
);

// docs/product/cart.md#merged-once
test(
  "a merge that an older build left without a response isn't added again",
  { tag: "@full" },
  async ({ page }) => {
    const customer = await createCustomer(page);
    await page.goto("/shop");
    await addFirst(page).click();
    await expect(cartButton(page)).toHaveText(/Cart\s*1/);
    const stored = await readDevice(page, "guest_cart");
    const lines: readonly { readonly id: string }[] = JSON.parse(stored ?? "[]");
    await signInAs(page, customer);
    const added = await page.request.post("/api/cart/items", {
      headers: siteHeaders(),
      data: { product_id: lines[0]?.id, quantity: 1 },
    });
    expect(added.status()).toBe(200);
    const session = await page.request.get("/api/auth/get-session");
    const { user }: { user: { id: string } } = await session.json();
    const merge = { userId: user.id, sentAt: Date.now(), before: [], sent: lines };
    await page.evaluate(
      (text) => localStorage.setItem("unsure_merge", text),
      JSON.stringify(merge),
    );
    await page.goto("/shop");
    await expect.poll(() => readDevice(page, "guest_cart")).toBeNull();
    expect(await readPieces(page)).toEqual([1]);
    await expect(cartButton(page)).toHaveText(/Cart\s*1/);
    expect(await readDevice(page, "unsure_merge")).toBeNull();
  },
);

function addFirst(page: Page) {
  return productCards(page).getByRole("button", { name: "Add to Cart" }).first();
}

function cartButton(page: Page) {
  return page.getByRole("button", { name: /^Cart/ });
}

function readDevice(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The pieces of each line of the account's cart. */
async function readPieces(page: Page): Promise<readonly number[]> {
  const answer = await page.request.get("/api/cart");
  const { items }: { items: readonly { quantity: number }[] } = await answer.json();
  return items.map(({ quantity }) => quantity);
}
