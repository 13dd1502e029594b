import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleProduct } from "#web/testing/samples.ts";
import { keepInCart, openCart } from "#web/testing/shop-steps.ts";

const first = sampleProduct(1, { name: "Seal BASL" });
const second = sampleProduct(2, { name: "Belt A 50", price: 3.2 });
const accountCart = {
  items: [{ id: sampleId(100), product_id: first.id, quantity: 3, product: first }],
  dropped: [],
};

// docs/product/cart.md#title-and-empty-message, docs/product/cart.md#no-checkout-without-lines
test("the checkout button of an empty cart does nothing", async () => {
  fakeShop();
  await openPage("/shop");
  const cart = await openCart();
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  await expect.element(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
  expect(page.getByRole("dialog", { name: "Plotësoni porosinë" }).query()).toBeNull();
});

// docs/product/shop.md#totals-in-euro, docs/product/cart.md#parts-of-a-line
// docs/product/cart.md#total-and-checkout, docs/product/cart.md#operations
test("each cart line has image, name, total, minus, quantity, plus and remove", async () => {
  const cart = await openFilledCart();
  const line = cart.getByRole("listitem").filter({ hasText: first.name });
  expect(line.element().querySelector("img, svg")).not.toBeNull();
  const minus = line.getByRole("button", { name: /^Zvogëlo sasinë/ });
  await expect.element(minus).toBeDisabled();
  await expect.element(line.getByRole("spinbutton")).toHaveValue("1");
  const total = cart.getByText("Totali:");
  await expect.element(total).toMatchTextContent(/15,70\s€/);

  await line.getByRole("button", { name: /^Rrit sasinë/ }).click();
  await expect.element(line.getByRole("spinbutton")).toHaveValue("2");
  await expect.element(line).toMatchTextContent(/25,00\s€/);
  await expect.element(total).toMatchTextContent(/28,20\s€/);
  await minus.click();
  await expect.element(minus).toBeDisabled();
  await line.getByRole("button", { name: /^Hiq/ }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(total).toMatchTextContent(/3,20\s€/);

  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  await expect.element(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toBeVisible();
  await expect.element(cart).not.toBeInTheDocument();
});

// docs/product/cart.md#typed-quantity
test("typing replaces a quantity, and Escape discards the typing", async () => {
  const cart = await openFilledCart();
  const line = cart.getByRole("listitem").filter({ hasText: first.name });
  const quantity = line.getByRole("spinbutton");
  await expect.element(quantity).toHaveAttribute("inputmode", "numeric");
  await focus(quantity);
  await userEvent.keyboard("12");
  await expect.element(quantity).toHaveValue("12");
  await userEvent.keyboard("{Enter}");
  await expect.element(line).toMatchTextContent(/150,00\s€/);
  await userEvent.keyboard("7{Escape}");
  await expect.element(quantity).toHaveValue("12");
  await expect.element(cart).toBeVisible();
});

// docs/product/cart.md#typed-quantity
test("keys step a quantity up to the max of a line", async () => {
  const cart = await openFilledCart();
  const quantity = cart.getByRole("spinbutton").first();
  await focus(quantity);
  for (const [key, pieces] of [
    ["{ArrowUp}", 2],
    ["{PageUp}", 12],
    ["{ArrowDown}", 11],
    ["{PageDown}", 1],
    ["{ArrowDown}", 1],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(quantity).toHaveValue(String(pieces));
    await expect.element(quantity).toHaveAttribute("aria-valuenow", String(pieces));
  }
  await userEvent.keyboard("9995{PageUp}");
  await expect.element(quantity).toHaveValue("9999");
  await userEvent.keyboard("ten{Tab}");
  await expect.element(quantity).toHaveValue("9999");
});

test("removing a line focuses the next one, removing the last one the title", async () => {
  const cart = await openFilledCart();
  await focus(cart.getByRole("button", { name: `Hiq: ${first.name}` }));
  await userEvent.keyboard("{Enter}");
  await expect.element(cart.getByRole("button", { name: `Hiq: ${second.name}` })).toHaveFocus();
  await focus(cart.getByRole("spinbutton"));
  await userEvent.keyboard("0{Enter}");
  await expect.element(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
  await expect.element(page.getByText("Item removed from cart")).toBeVisible();
  await expect.element(cart.getByRole("heading", { name: "Shporta Juaj" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: /^Cart/ })).toHaveFocus();
});

test("clearing the cart asks for confirmation", async () => {
  const cart = await openFilledCart();
  await cart.getByRole("button", { name: "Zbraz shportën" }).click();
  const question = page.getByRole("dialog", { name: "Të zbrazet shporta?" });
  await question.getByRole("button", { name: "Zbraz shportën" }).click();
  await expect.element(page.getByText("Cart cleared")).toBeVisible();
  await expect.element(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
});

test("a failed account cart shows an error in the dialog", async () => {
  fakeShop({ viewer: "customer", products: [first] });
  api.reject("GET /api/cart", 422, "invalid_input");
  await openPage("/shop");
  await expect.element(page.getByText("Failed to load cart").first()).toBeVisible();
  const cart = await openCart();
  await expect.element(cart.getByRole("alert")).toBeVisible();
  expectConsoleErrors(/cart|shop/);
});

// docs/product/cart.md#messages-of-the-cart
test("adding an unavailable product shows an error", async () => {
  fakeShop({ viewer: "customer", products: [first] });
  api.reject("POST /api/cart/items", 422, "invalid_input");
  await openPage("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Failed to add item to cart")).toBeVisible();
  api.reject("POST /api/cart/items", 409, "out_of_stock");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Product is out of stock")).toBeVisible();
  expectConsoleErrors(/cart|Cart|stock/);
});

// docs/product/shop.md#quick-checkout
test("Quick Checkout waits for a cart that is still loading", async () => {
  fakeShop({ viewer: "customer", products: [first] });
  const sendCart = api.hold("GET /api/cart", { json: accountCart });
  await openPage("/shop");
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  sendCart();
  await expect.element(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toBeVisible();
});

// docs/product/cart.md#messages-of-the-cart
test("failed changes of an account's cart show errors and are rolled back", async () => {
  fakeShop({ viewer: "customer", products: [first] });
  api.on("GET /api/cart", { json: accountCart });
  api.reject("PUT /api/cart/items/*", 422, "invalid_input");
  api.reject("DELETE /api/cart/items/*", 422, "invalid_input");
  api.reject("DELETE /api/cart", 422, "invalid_input");
  await openPage("/shop");
  const cart = await openCart();
  await cart.getByRole("button", { name: /^Rrit sasinë/ }).click();
  await expect.element(page.getByText("Failed to update quantity")).toBeVisible();
  await expect.element(cart.getByRole("spinbutton")).toHaveValue("3");
  await cart.getByRole("button", { name: /^Hiq/ }).click();
  await expect.element(page.getByText("Failed to remove item from cart")).toBeVisible();
  await expect.element(cart.getByRole("spinbutton")).toHaveValue("3");
  await cart.getByRole("button", { name: "Zbraz shportën" }).click();
  const question = page.getByRole("dialog", { name: "Të zbrazet shporta?" });
  await question.getByRole("button", { name: "Zbraz shportën" }).click();
  await expect.element(page.getByText("Failed to clear cart")).toBeVisible();
  await expect.element(cart.getByRole("spinbutton")).toHaveValue("3");
  expectConsoleErrors(/cart|Cart/);
});

// docs/product/cart.md#added-once, docs/product/offline.md#cart-without-a-network
test("an addition without a response is sent again with its key and counted once", async () => {
  fakeShop({ viewer: "customer", products: [first] });
  api.on("POST /api/cart/items", "no-connection");
  const merged = { id: sampleId(100), product_id: first.id, quantity: 1, product: first };
  const answer = api.hold("POST /api/cart/merge", { json: { items: [merged], dropped: [] } });
  await openPage("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Item added to cart")).toBeVisible();
  await expect.poll(() => api.calls("POST /api/cart/merge")).toHaveLength(1);
  const cart = page.getByRole("button", { name: /^Cart/ });
  await expect.element(cart).toMatchTextContent(/1/);
  const [added] = api.calls("POST /api/cart/items");
  const { idempotency_key } = Object(added?.body);
  expect(idempotency_key).toMatch(/^[0-9a-f-]{36}$/);
  expect(api.calls("POST /api/cart/merge")[0]?.body).toEqual({
    items: [{ id: first.id, quantity: 1 }],
    idempotency_key,
  });
  answer();
  await expect.poll(() => localStorage.getItem("guest_cart")).toBeNull();
  await expect.element(cart).toMatchTextContent(/1/);
  expect(localStorage.getItem("unsure_merge")).toBeNull();
  expectConsoleErrors(/cart/);
});

async function openFilledCart(): Promise<Locator> {
  fakeShop({ products: [first, second] });
  keepInCart([first, second]);
  await openPage("/shop");
  const cart = await openCart();
  await expect.element(cart.getByRole("listitem").first()).toBeVisible();
  return cart;
}

async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}
