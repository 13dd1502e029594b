import { expect } from "@playwright/test";
import { doMainJob, openPageOffline } from "./engines/main-job.ts";
import { playwrightWindow } from "./engines/playwright-window.ts";
import { adminCredentials, signInAs } from "./support/customer.ts";
import { addProduct, fillOrderForm, openOtherPage, test } from "./support/journey.ts";
import { startSiteProxy } from "./support/site-proxy.ts";

// Firefox and WebKit do the same in engines/main-job.test.ts, in the daily run too.
// docs/product/shop.md#quick-checkout, docs/product/orders.md#confirmation-button
// docs/product/accounts.md#ordering-without-an-account
test(
  "a guest orders, the admin sees the order live and confirms it, and the shop's stock updates",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: admin, browser, request, shop }) => {
    await signInAs({ request }, adminCredentials());
    const product = await addProduct({ request }, { stock_quantity: 6 });
    const guest = await openOtherPage(browser, admin);
    await doMainJob({
      admin: playwrightWindow(admin),
      guest: playwrightWindow(guest),
      shopUrl: shop.url,
      product,
      credentials: adminCredentials(),
      liveWithinMs: 2_000,
    });
    await guest.context().close();
  },
);

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  // docs/product/offline.md#catalogue-without-a-network
  test(
    "a page opens for the first time without a network",
    { tag: "@full" },
    async ({ page, shop }) => {
      const site = await startSiteProxy(shop.url);
      try {
        await openPageOffline(playwrightWindow(page), site);
      } finally {
        await site.stop();
      }
    },
  );
});

// docs/product/orders.md#city-follows-country
test(
  "the order form reports missing fields and keeps the input",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await expect(form.getByLabel("Qyteti")).toBeDisabled();
    await form.getByLabel("Adresa e plotë").fill("Rruga 1");
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Gabim në formë").first()).toBeVisible();
    await expect(form.getByLabel("Emri i plotë")).toBeFocused();
    await expect(form.getByLabel("Emri i plotë")).toHaveAttribute("aria-invalid", "true");

    await form.getByLabel("Shteti").selectOption("Kosovë");
    await form.getByLabel("Qyteti").selectOption("Prizren");
    await form.getByLabel("Shteti").selectOption("Shqipëri");
    await expect(form.getByLabel("Qyteti")).toHaveValue("");

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await expect(form.getByLabel("Adresa e plotë")).toHaveValue("Rruga 1");
  },
);

// docs/product/orders.md#a-failure-keeps-the-form
test(
  "lost responses keep the form, and all retries together create one order",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, "Genti Lost");
    const ids: string[] = [];
    // The page retries once automatically before it shows an error.
    let answersToCut = 2;
    await page.route("**/api/orders", async (route) => {
      const response = await route.fetch();
      const order: { id: string } = await response.json();
      ids.push(order.id);
      if (answersToCut === 0) return route.fulfill({ response });
      answersToCut -= 1;
      return route.abort("connectionreset");
    });
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Porosia dështoi").first()).toBeVisible();
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Genti Lost");
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
  },
);

// docs/product/shop.md#quick-checkout
test(
  "Quick Checkout with an empty cart opens the cart with its message",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cart).toBeHidden();
    await expect(page.getByRole("button", { name: "Quick Checkout" })).toBeFocused();
  },
);

test(
  "a guest's cart is stored on the device and can be changed",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    await expect(page.getByText("Item added to cart").first()).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByRole("button", { name: /Zvogëlo sasinë/ })).toBeDisabled();
    await cart.getByRole("button", { name: /Rrit sasinë/ }).click();
    const stored = await page.evaluate(() => window.localStorage.getItem("guest_cart"));
    expect(JSON.parse(stored ?? "[]")).toMatchObject([{ quantity: 2 }]);
    await cart.getByRole("button", { name: /^Hiq/ }).click();
    await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
  },
);
