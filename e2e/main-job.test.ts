import { expect } from "@playwright/test";
import {
  addProduct,
  fillOrderForm,
  openOtherPage,
  productCards,
  signInAsAdmin,
  test,
} from "./support/journey.ts";

test("a guest orders, the admin sees it at once and confirms, the shop's stock follows", async ({
  quietPage: admin,
  browser,
}) => {
  await signInAsAdmin(admin);
  const product = await addProduct(admin, { stock_quantity: 6 });
  await expect(admin.getByRole("tab", { name: /^Orders \(\d+\)$/ })).toBeVisible();

  const guest = await openOtherPage(browser, admin);
  await guest.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  await expect(guest.getByText("1 products found", { exact: true })).toBeVisible();
  const card = productCards(guest).filter({ hasText: product.name });
  await expect(card.getByText("In Stock")).toBeVisible();
  await card.getByRole("button", { name: /Add to Cart/ }).click();
  await expect(guest.getByText("Item added to cart").first()).toBeVisible();

  await guest.getByRole("button", { name: "Quick Checkout" }).click();
  const customer = `Arta ${product.name.slice(-8)}`;
  await fillOrderForm(guest, customer);
  await guest.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(guest.getByText("Porosia u krye me sukses!")).toBeVisible();

  // The dashboard stood open all the while.
  await expect(admin.getByText(customer).first()).toBeVisible({ timeout: 2_000 });

  await expect(guest.getByText("Porosia u krye me sukses!")).toBeHidden({ timeout: 6_000 });
  await expect(guest.getByRole("button", { name: /^Cart/ })).toContainText("0");

  await admin.getByRole("link", { name: "View Shop" }).click();
  await admin.getByRole("button", { name: "Admin Panel" }).click();
  const panel = admin.getByRole("dialog", { name: "Panel Administruesi" });
  await panel.getByRole("tab", { name: "Porositë" }).click();
  const order = panel.getByRole("listitem").filter({ hasText: customer });
  await order.getByRole("button", { name: "Konfirmo porosinë" }).click();
  await expect(
    admin.getByText("Order confirmed and stock updated automatically").first(),
  ).toBeVisible();
  await expect(order.getByText("E konfirmuar").first()).toBeVisible();

  await expect(card.getByText("Low Stock")).toBeVisible({ timeout: 5_000 });
  await guest.context().close();
});

test("the order form says what is missing and keeps what was typed", async ({
  quietPage: page,
}) => {
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
});

test("lost answers keep the form, and all tries together make one order", async ({ page }) => {
  await page.goto("/shop");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await fillOrderForm(page, "Genti Lost");
  const ids: string[] = [];
  // The page asks once more by itself before it says that something went wrong.
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
});

test("an empty cart opens with its message, and its checkout does nothing", async ({
  quietPage: page,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart.getByText("Shporta juaj është e zbrazët")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(page.getByRole("button", { name: "Quick Checkout" })).toBeFocused();
});

test("a guest's cart is kept on the device and can be changed", async ({ quietPage: page }) => {
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
});
