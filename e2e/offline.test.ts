import { expect, type Page } from "@playwright/test";
import { delayResponses } from "./states/network.ts";
import { createCustomer, signInAs } from "./support/customer.ts";
import { productCards, test } from "./support/journey.ts";
import { readSavedAnswers } from "./support/read-saved-answers.ts";
import { waitUntilCached } from "./support/service-worker.ts";

// Chrome logs network failures to the console, so these tests don't use the strict page.

// docs/product/offline.md#marked-with-its-time
test("the shop reports a lost network, keeps filters and cart, and recovers automatically", async ({
  page,
  context,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  // The first product also loads the cart's code.
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
  await context.setOffline(true);
  const bar = page.locator('[data-slot="offline-bar"]');
  await expect(bar).toContainText("You are offline. Shown as last seen on");
  await expect(productCards(page).first()).toBeVisible();

  await page.getByLabel("Category").selectOption("Seals");
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load products" });
  await expect(failure).toContainText("Your filters and your cart are kept.");
  await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page).toHaveURL(/category=Seals/);
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);

  await context.setOffline(false);
  await expect(productCards(page).first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(failure).toBeHidden();
  await expect(page.getByLabel("Category")).toHaveValue("Seals");
});

// docs/product/offline.md#marked-with-its-time
test(
  "the shop as last seen is shown with its time while the server doesn't respond",
  { tag: ["@phone", "@full"] },
  async ({ page }) => {
    await page.goto("/shop?category=Seals");
    await expect(productCards(page).first()).toBeVisible();
    const seals = await productCards(page).count();
    await expect
      .poll(() => readSavedAnswers(page))
      .toContainEqual(expect.stringContaining("Seals"));

    // A late response, as on a hanging connection.
    await follow(page, "Shop", () => delayResponses(page, "/api/products*"));
    await page.getByLabel("Category").selectOption("Seals");
    const bar = page.locator('[data-slot="offline-bar"]');
    await expect(bar).toContainText("The shop doesn’t answer. Shown as last seen on");
    await expect(productCards(page)).toHaveCount(seals);

    // No response.
    await page.unrouteAll();
    await follow(page, "Shop", () => page.route("**/api/products*", (route) => route.abort()));
    const failure = page.getByRole("alert").filter({ hasText: "Failed to load products" });
    await expect(failure).toBeVisible();
    await page.getByLabel("Category").selectOption("Seals");
    await expect(bar).toContainText("The shop doesn’t answer. Shown as last seen on");
    await expect(bar).toContainText("Prices and stock may have changed.");
    await expect(failure).toBeHidden();
    await expect(productCards(page)).toHaveCount(seals);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(bar).toBeHidden();
    await expect(productCards(page)).toHaveCount(seals);
  },
);

// docs/product/offline.md#search-of-seen-products
test(
  "without a network the shop finds products of the lists it has shown",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await page.goto("/shop");
    const name = await productCards(page).last().getByRole("heading").textContent();
    await expect.poll(() => readSavedAnswers(page)).toContainEqual(expect.stringContaining("list"));
    await context.setOffline(true);
    await page
      .getByRole("searchbox")
      .first()
      .fill(name ?? "");
    await expect(page.locator('[data-slot="offline-bar"]')).toContainText("Shown as last seen on");
    await expect(productCards(page).first()).toContainText(name ?? "");
  },
);

// docs/product/offline.md#private-answers
test(
  "signing out removes the customer's cached account data from the device",
  { tag: "@phone" },
  async ({ page }) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/shop");
    const own = expect.stringMatching(/^\["(me|cart)"/);
    await expect.poll(() => readSavedAnswers(page)).toContainEqual(own);
    await page.getByRole("button", { name: "Sign Out" }).first().click();
    await expect(page.getByText("Successfully signed out")).toBeVisible();
    await expect.poll(() => readSavedAnswers(page)).not.toContainEqual(own);
    expect(await readSavedAnswers(page)).toContainEqual(expect.stringContaining("products"));
  },
);

// docs/product/offline.md#cart-without-a-network
test(
  "a cart filled without a network reaches the account after reconnecting",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/shop");
    const cart = page.getByRole("button", { name: /^Cart/ });
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(cart).toHaveText(/Cart\s*1/);
    await expect.poll(() => piecesInAccount(page)).toBe(1);

    await context.setOffline(true);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Add to Cart" }).nth(1).click();
    await expect(page.getByText("Item added to cart").first()).toBeVisible();
    await expect(cart).toHaveText(/Cart\s*3/);

    await context.setOffline(false);
    await expect.poll(() => piecesInAccount(page)).toBe(3);
    await expect(cart).toHaveText(/Cart\s*3/);
    expect(await page.evaluate(() => localStorage.getItem("guest_cart"))).toBeNull();
  },
);

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "a customer who opens the shop without a network stays signed in and keeps the cart",
    { tag: ["@phone", "@full"] },
    async ({ page, context }) => {
      await signInAs(page, await createCustomer(page));
      await page.goto("/shop");
      await waitUntilCached(page);
      const cart = page.getByRole("button", { name: /^Cart/ });
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect.poll(() => piecesInAccount(page)).toBe(1);
      const ownCart = expect.stringMatching(/^\["cart"/);
      await expect.poll(() => readSavedAnswers(page)).toContainEqual(ownCart);
      await page.reload();
      await expect(cart).toHaveText(/Cart\s*1/);

      await context.setOffline(true);
      await page.reload();
      await expect(cart).toHaveText(/Cart\s*1/);
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await expect(cart).toHaveText(/Cart\s*2/);
      await page.reload();
      await expect(cart).toHaveText(/Cart\s*2/);

      await context.setOffline(false);
      await expect.poll(() => piecesInAccount(page)).toBe(2);
      await expect(cart).toHaveText(/Cart\s*2/);
    },
  );
});

/** Goes to a page by a link, after the network has changed. */
async function follow(page: Page, link: string, change: () => Promise<unknown>): Promise<void> {
  await page.goto("/about");
  await change();
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
}

/** Counts the pieces in the account's cart on the server. */
async function piecesInAccount(page: Page): Promise<number> {
  const answer = await page.request.get("/api/cart");
  const { items }: { items: readonly { readonly quantity: number }[] } = await answer.json();
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
