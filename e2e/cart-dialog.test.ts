import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "./support/customer.ts";
import { productCards, test } from "./support/journey.ts";

test("each line of the cart has picture, name, total, minus, quantity, plus and a way out", async ({
  quietPage: page,
}) => {
  const [first, second] = await fillCart(page);
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  const line = cart.getByRole("listitem").filter({ hasText: first.name });
  await expect(line.locator("img, svg").first()).toBeVisible();
  const minus = line.getByRole("button", { name: /^Zvogëlo sasinë/ });
  await expect(minus).toBeDisabled();
  await expect(line.getByRole("textbox")).toHaveValue("1");
  const total = cart.getByText("Totali:").locator('[data-slot="price"]');
  await expect(total).toHaveText(euro(first.cents + second.cents));

  await line.getByRole("button", { name: /^Rrit sasinë/ }).click();
  await expect(line.getByRole("textbox")).toHaveValue("2");
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
});

test(
  "the checkout button of an empty cart does nothing",
  { tag: "@desktop" },
  async ({ quietPage: page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
    await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toHaveCount(0);
  },
);

test(
  "the guest's cart is kept as a list of products with quantity",
  { tag: "@desktop" },
  async ({ quietPage: page }) => {
    const [first] = await fillCart(page);
    const kept = await page.evaluate(() => window.localStorage.getItem("guest_cart"));
    const lines: unknown = JSON.parse(kept ?? "");
    expect(lines).toHaveLength(2);
    expect(lines).toMatchObject([{ name: first.name, price: first.cents / 100, quantity: 1 }, {}]);
  },
);

test(
  "a signed-in person's cart is the server's, and the device's one is removed",
  { tag: "@desktop" },
  async ({ page, browser }) => {
    const [first] = await fillCart(page);
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/shop");
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*2/);
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem("guest_cart")))
      .toBeNull();

    // Another device of the same person has the same cart.
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInAs(other, customer);
    await other.goto(new URL("/shop", page.url()).href);
    await expect(other.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*2/);
    await other.getByRole("button", { name: /^Cart/ }).click();
    await expect(other.getByRole("dialog").getByText(first.name)).toBeVisible();
    await context.close();
  },
);

type Line = { readonly name: string; readonly cents: number };

/** Puts one piece each of two different products into the cart. */
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

/** An amount as the Albanian dialogs write it. */
function euro(cents: number): string {
  return `${(cents / 100).toFixed(2).replace(".", ",")} €`;
}
