import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { company } from "#domain/company.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleOrder, sampleProduct } from "#web/testing/samples.ts";

const token = "ab".repeat(32);

// docs/product/orders.md#language-of-an-order
test("an order's page is in Albanian and says what happens next and when", async () => {
  await openOrder({
    delivery: 2,
    total: 27,
    terms: {
      prices_include_vat: true,
      delivery_days: { min: 1, max: 2 },
      payment_ways: ["on-delivery"],
    },
  });
  const main = page.getByRole("main");
  await expect.element(main.getByText("Në pritje", { exact: true })).toBeVisible();
  await expect.element(main.getByText("Pastaj e nisim (Tiranë): 1–2 ditë pune.")).toBeVisible();
  await expect.element(main.getByText("27,00 €")).toBeVisible();
  await expect.element(main.getByText("Çmimet përfshijnë TVSH-në.")).toBeVisible();
});

// docs/product/orders.md#language-of-an-order
test("an order placed in English has its page in English", async () => {
  await openOrder({ language: "en" });
  await expect.element(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expect.element(page.getByText("€25.00").last()).toBeVisible();
});

// docs/product/orders.md#language-of-an-order
test("a private link that is rate limited says so in Albanian", async () => {
  fakeShop();
  api.reject("POST /api/orders/follow", 429, "rate_limited");
  await openPage(`/account#order=${token}`);
  await expect.element(page.getByText("Porosia nuk u ngarkua")).toBeVisible();
  await expect.element(page.getByText(/Prisni pak dhe provoni përsëri/)).toBeVisible();
  await expect.element(page.getByText("Too many attempts")).not.toBeInTheDocument();
  expectConsoleErrors(/./);
});

test("an order that doesn't load offers a retry and the shop's phone number", async () => {
  fakeShop();
  api.on("POST /api/orders/follow", "no-connection");
  await openPage(`/account#order=${token}`);
  await expect
    .element(page.getByText("Kontrolloni lidhjen dhe provoni përsëri, ose na telefononi."))
    .toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: company.phone.display }))
    .toHaveAttribute("href", company.phone.href);
  expectConsoleErrors(/./);
});

// docs/product/orders.md#cancelling
test("a pending order is cancelled after a question", async () => {
  let order = await openOrder();
  api.on("POST /api/orders/follow/cancel", () => {
    order = { ...order, status: "cancelled" };
    api.on("POST /api/orders/follow", { json: order });
    return { json: order };
  });
  await page.getByRole("button", { name: "Anulo porosinë" }).click();
  const question = page.getByRole("dialog", { name: "Të anulohet kjo porosi?" });
  await question.getByRole("button", { name: "Mbaje" }).click();
  expect(api.calls("POST /api/orders/follow/cancel")).toEqual([]);
  await page.getByRole("button", { name: "Anulo porosinë" }).click();
  await question.getByRole("button", { name: "Anulo porosinë" }).click();
  await expect.element(page.getByText("E anuluar", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Anulo porosinë" }))
    .not.toBeInTheDocument();
  expect(api.calls("POST /api/orders/follow/cancel")[0]?.body).toEqual({ token });
});

test("an order that the shop has already started with says so", async () => {
  await openOrder();
  api.reject("POST /api/orders/follow/cancel", 409, "order_not_pending");
  await page.getByRole("button", { name: "Anulo porosinë" }).click();
  const question = page.getByRole("dialog", { name: "Të anulohet kjo porosi?" });
  await question.getByRole("button", { name: "Anulo porosinë" }).click();
  await expect.element(page.getByText(/Dyqani e ka nisur këtë porosi/)).toBeVisible();
  expectConsoleErrors(/./);
});

// docs/product/orders.md#order-again
test("a guest orders again: the lines are in the cart, which opens", async () => {
  await openOrder();
  await page.getByRole("button", { name: "Porosit përsëri" }).click();
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect.element(cart.getByText("Bearing 1")).toBeVisible();
});

async function openOrder(fields: Partial<OrderItem> = {}): Promise<OrderItem> {
  const order = sampleOrder(7, fields);
  fakeShop({ products: [sampleProduct(1)] });
  api.on("POST /api/orders/follow", { json: order });
  await openPage(`/account#order=${token}`);
  await expect.element(page.getByText(order.id.slice(0, 8))).toBeVisible();
  return order;
}
