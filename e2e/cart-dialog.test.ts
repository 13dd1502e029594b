import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "./support/customer.ts";
import { openOtherPage, productCards, test } from "./support/journey.ts";

// docs/product/shop.md#totals-in-euro, docs/product/cart.md#parts-of-a-line
// docs/product/cart.md#total-and-checkout, docs/product/cart.md#operations
test(
  "each cart line has an image, name, total, minus, quantity, plus and a remove button",
  { tag: ["@both", "@full"] },
  async ({ strictPage: page }) => {
    const [first, second] = await fillCart(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    const line = cart.getByRole("listitem").filter({ hasText: first.name });
    await expect(line.locator("img, svg").first()).toBeVisible();
    const minus = line.getByRole("button", { name: /^Zvogëlo sasinë/ });
    await expect(minus).toBeDisabled();
    await expect(line.getByRole("spinbutton")).toHaveValue("1");
    const total = cart.getByText("Totali:").locator('[data-slot="price"]');
    await expect(total).toHaveText(euro(first.cents + second.cents));

    await line.getByRole("button", { name: /^Rrit sasinë/ }).click();
    await expect(line.getByRole("spinbutton")).toHaveValue("2");
    await expect(line.locator('[data-slot="price"]').first()).toHaveText(euro(2 * first.cents));
    await expect(total).toHaveText(euro(2 * first.cents + second.cents));
    await minus.click();
    await expect(minus).toBeDisabled();
    await line.getByRole("button", { name: /^Hiq/ }).click();
    await expect(line).toHaveCount(0);
    await expect(total).toHaveText(euro(second.cents));

    await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
    await expect(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toBeVisible();
    await expect(cart).toBeHidden();
  },
);

test(
  "a quantity can be typed, stepped by keys and undone, up to the max of a line",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const [first] = await fillCart(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    const line = cart.getByRole("listitem").filter({ hasText: first.name });
    const quantity = line.getByRole("spinbutton");
    const total = line.locator('[data-slot="price"]').first();
    await expect(quantity).toHaveAttribute("inputmode", "numeric");

    await quantity.focus();
    await page.keyboard.type("12");
    await expect(quantity).toHaveValue("12");
    await page.keyboard.press("Enter");
    await expect(total).toHaveText(euro(12 * first.cents));
    await page.keyboard.type("7");
    await page.keyboard.press("Escape");
    await expect(quantity).toHaveValue("12");
    await expect(cart).toBeVisible();

    for (const [key, pieces] of [
      ["ArrowUp", 13],
      ["PageUp", 23],
      ["ArrowDown", 22],
      ["PageDown", 12],
      ["PageDown", 2],
      ["PageDown", 1],
      ["ArrowDown", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(quantity).toHaveValue(String(pieces));
      await expect(quantity).toHaveAttribute("aria-valuenow", String(pieces));
      await expect(total).toHaveText(euro(pieces * first.cents));
    }
    await page.keyboard.type("9995");
    await page.keyboard.press("PageUp");
    await expect(quantity).toHaveValue("9999");
    await page.keyboard.type("ten");
    await page.keyboard.press("Tab");
    await expect(quantity).toHaveValue("9999");
  },
);

test(
  "removing a line moves the focus to the next one, and after the last one to the dialog's title",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const [first, second] = await fillCart(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await cart.getByRole("button", { name: `Hiq: ${first.name}` }).press("Enter");
    await expect(cart.getByRole("button", { name: `Hiq: ${second.name}` })).toBeFocused();
    await cart.getByRole("spinbutton").focus();
    await page.keyboard.type("0");
    await page.keyboard.press("Enter");
    await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
    await expect(page.getByText("Item removed from cart")).toBeVisible();
    await expect(cart.getByRole("heading", { name: "Shporta Juaj" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Cart/ })).toBeFocused();
  },
);

test(
  "the total and the checkout button stay visible above a phone's keyboard",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await fillCart(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByRole("listitem")).toHaveCount(2);
    // Phones overlay the keyboard on the page and resize only the visual viewport.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "height", { value: 500, configurable: true });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    const checkout = cart.getByRole("button", { name: "Vazhdo në Blerje" });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await checkout.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(500);
    await expect(cart.getByText("Totali:")).toBeVisible();
    const { y = -1 } = (await cart.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
  },
);

test(
  "the page behind the cart keeps its scroll position",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await fillCart(page);
    const cartButton = page.getByRole("button", { name: /^Cart/ });
    await page.evaluate(() => window.scrollTo(0, 120));
    await cartButton.click();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBe(120);
    await page.keyboard.press("Escape");
    await expect(cartButton).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  },
);

// docs/product/cart.md#title-and-empty-message, docs/product/cart.md#no-checkout-without-lines
test(
  "the checkout button of an empty cart opens no order form",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
    await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toHaveCount(0);
  },
);

// docs/product/cart.md#guest-cart
test(
  "the guest cart is stored as a list of products with quantities",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    const [first] = await fillCart(page);
    const saved = await page.evaluate(() => window.localStorage.getItem("guest_cart"));
    const lines: unknown = JSON.parse(saved ?? "");
    expect(lines).toHaveLength(2);
    expect(lines).toMatchObject([{ name: first.name, price: first.cents / 100, quantity: 1 }, {}]);
  },
);

// docs/product/cart.md#account-cart, docs/product/cart.md#merge-at-sign-in
test(
  "a customer's cart is stored on the server and removed from the device",
  { tag: ["@desktop", "@full"] },
  async ({ page, browser }) => {
    const [first] = await fillCart(page);
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/shop");
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*2/);
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem("guest_cart")))
      .toBeNull();

    // Another device of the same customer shows the same cart.
    const other = await openOtherPage(browser, page);
    await signInAs(other, customer);
    await other.goto("/shop");
    await expect(other.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*2/);
    await other.getByRole("button", { name: /^Cart/ }).click();
    await expect(other.getByRole("dialog").getByText(first.name)).toBeVisible();
    await other.context().close();
  },
);

type Line = { readonly name: string; readonly cents: number };

/** Adds one piece each of two different products to the cart. */
async function fillCart(page: Page): Promise<readonly [Line, Line]> {
  await page.goto("/shop?sort=price-asc");
  const cards = productCards(page).filter({
    has: page.getByRole("button", { name: "Add to Cart" }),
  });
  const lines: Line[] = [];
  for (const place of [0, 1]) {
    const card = cards.nth(place);
    const price = await card.locator('[data-slot="price"]').textContent();
    lines.push({
      name: (await card.getByRole("heading").textContent()) ?? "",
      cents: Math.round(Number(/€([\d.]+)/.exec(price ?? "")?.[1]) * 100),
    });
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(
      new RegExp(String.raw`Cart\s*${place + 1}`),
    );
  }
  const [first, second] = lines;
  if (!first || !second) throw new Error("The shop has too few products");
  return [first, second];
}

/** Formats an amount like the Albanian dialogs. */
function euro(cents: number): string {
  return `${(cents / 100).toFixed(2).replace(".", ",")} €`;
}
