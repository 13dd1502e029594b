import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emptyOrderForm } from "#domain/order.ts";
import {
  formatQueue,
  parseQueue,
  type QueuedOrder,
} from "#web/offline/order-queue/queued-order.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleLine, sampleProduct } from "#web/testing/samples.ts";
import { fillOrderForm, keepInCart, openOrderDialog } from "#web/testing/shop-steps.ts";

const seal = sampleProduct(1, { name: "Seal BASL" });
const header = page.getByRole("button", { name: /^Open cart/ });

// docs/product/offline.md#pieces-of-a-queued-order
test("a queued order stores which of its pieces waited on the device", async () => {
  fakeAccountCart(2);
  keepInCart([seal]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openPage("/shop");
  await expect.element(header).toHaveAccessibleName("Open cart (3 pieces)");
  const form = await openOrderDialog();
  await fillOrderForm("Arta Krasniqi");
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect.element(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
  await expect.element(header).toHaveAccessibleName("Open cart");
  const [order] = parseQueue(localStorage.getItem("queued_orders") ?? "");
  expect(order).toMatchObject({ lines: [{ quantity: 3 }], fromDevice: [{ quantity: 1 }] });
});

// docs/product/offline.md#pieces-of-a-queued-order
test("taking back an order puts its pieces of the device back, besides those of an earlier order", async () => {
  fakeAccountCart(2);
  keepQueue(rejected(1, 2), { ...rejected(2, 1), fromDevice: [sampleLine(seal.id, 1)] });
  await takeBack(1);
  await expect.poll(mergedPieces).toBe(1);
  await expect.element(header).toHaveAccessibleName("Open cart (1 piece)");
});

// docs/product/offline.md#pieces-of-a-queued-order
test("pieces added after an order of the device was rejected are shown", async () => {
  fakeAccountCart(1);
  keepQueue({ ...rejected(1, 2), fromDevice: [sampleLine(seal.id, 2)] });
  await openPage("/shop");
  await expect.element(header).toHaveAccessibleName("Open cart (1 piece)");
});

// docs/product/offline.md#pieces-of-a-queued-order
test("a guest's order that a customer takes back is added to the account's cart", async () => {
  fakeAccountCart(3);
  keepQueue({ ...rejected(1, 3), owner: null });
  await takeBack(0);
  await expect.poll(mergedPieces).toBe(3);
  await expect.element(header).toHaveAccessibleName("Open cart (6 pieces)");
});

/** The account's cart, with pieces of one product. */
function fakeAccountCart(pieces: number): void {
  fakeShop({ viewer: "customer", products: [seal] });
  const cart = () => {
    const quantity = pieces + mergedPieces();
    const item = { id: sampleId(100), product_id: seal.id, quantity, product: seal };
    return { json: { items: [item], dropped: [] } };
  };
  api.on("GET /api/cart", cart);
  api.on("POST /api/cart/merge", cart);
}

function mergedPieces(): number {
  return api.calls("POST /api/cart/merge").reduce((sum, { body }) => {
    const { items } = body as { readonly items: readonly { readonly quantity: number }[] };
    return sum + items.reduce((pieces, { quantity }) => pieces + quantity, 0);
  }, 0);
}

/** A customer's order that the shop rejected, so that it isn't sent. */
function rejected(number: number, quantity: number): QueuedOrder {
  return {
    key: sampleId(number),
    owner: "customer-1",
    madeAt: "2026-01-15T09:30:00.000Z",
    form: { ...emptyOrderForm, name: "Arta Krasniqi" },
    lines: [sampleLine(seal.id, quantity)],
    isInDoubt: false,
    rejection: { kind: "rejected", fields: [] },
  };
}

function keepQueue(...orders: readonly QueuedOrder[]): void {
  localStorage.setItem("queued_orders", formatQueue(orders));
}

/** Takes back the order at a position of the queue. */
async function takeBack(at: number): Promise<void> {
  await openPage("/shop");
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("button", { name: "Hape porosinë" }).nth(at).click();
  await expect.element(page.getByRole("dialog", { name: "Plotësoni porosinë" })).toBeVisible();
}
