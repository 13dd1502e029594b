import { expect, type Locator, type Page } from "@playwright/test";
import { siteHeaders } from "../support/customer.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { placeOrderFor, type LinkedOrder } from "../support/place-order.ts";
import { callAs } from "../support/viewers.ts";
import { delayResponses, answerWithError } from "./network.ts";
import { putOnSale } from "./on-sale.ts";
import type { State } from "./state.ts";

const question = "/api/orders/follow";

/** An order opened by its private link, as its guest sees it. */
export const followedOrderStates: readonly State[] = [
  { name: "order-pending", show: async (page) => showOrder(page, "Në pritje") },
  { name: "order-processing", show: async (page) => showOrder(page, "Në përpunim", "processing") },
  { name: "order-completed", show: async (page) => showOrder(page, "E kompletuar", "completed") },
  {
    name: "order-cancel-question",
    show: async (page) => {
      await showOrder(page, "Në pritje");
      await askToCancel(page);
    },
  },
  {
    name: "order-cancelled",
    show: async (page) => {
      await showOrder(page, "Në pritje");
      const dialog = await askToCancel(page);
      await dialog.getByRole("button", { name: "Anulo porosinë" }).click();
      await expect(page.getByText("E anuluar", { exact: true })).toBeVisible();
    },
  },
  {
    name: "order-loading",
    show: async (page) => {
      await delayResponses(page, question);
      await openOrder(page);
      await expect(page.locator('main [data-slot="skeleton"]').first()).toBeVisible();
    },
  },
  {
    name: "order-failed",
    show: async (page) => {
      await breakDown(page, question);
      await openOrder(page);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "order-asked-too-often",
    show: async (page) => {
      await answerWithError(page, question, { status: 429, code: "rate_limited" });
      await openOrder(page);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "order-unknown",
    show: async (page) => {
      await openOrder(page);
      await expect(page.getByText("Nuk e gjejmë këtë porosi")).toBeVisible();
    },
  },
  {
    name: "orders-from-this-device",
    show: async (page) => {
      const orders = ["3f9a1c20", "b71d44e5", "08c2ab6f"].map((number, index) => ({
        number,
        token: number.repeat(8),
        placedAt: `2026-0${index + 1}-14T09:30:00.000Z`,
      }));
      await page.addInitScript(
        (text) => localStorage.setItem("guest_orders", text),
        JSON.stringify(orders),
      );
      await page.goto("/account");
      const device = page.getByRole("region", { name: "Orders from this device" });
      await device.scrollIntoViewIfNeeded();
      await expect(device.getByRole("link", { name: "3f9a1c20" })).toBeVisible();
    },
  },
];

/** Opens a private link; by default one that was never issued. */
async function openOrder(page: Page, token: string = "0".repeat(64)): Promise<void> {
  await page.goto(`/account#order=${token}`);
  await expect(page.getByRole("heading", { name: "Porosia juaj", exact: true })).toBeVisible();
}

async function askToCancel(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Anulo porosinë" }).click();
  const dialog = page.getByRole("dialog", { name: "Të anulohet kjo porosi?" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function showOrder(page: Page, words: string, status?: string): Promise<void> {
  const order = await placeOrder(page);
  if (status) {
    const admin = await callAs("admin");
    const answer = await admin.request.put(`/api/orders/${order.id}/status`, {
      headers: siteHeaders(),
      data: { status },
    });
    expect(answer.status()).toBe(200);
  }
  await openOrder(page, order.link_token);
  await expect(page.getByText(words).first()).toBeVisible();
}

async function placeOrder(page: Page): Promise<LinkedOrder> {
  const seals = await Promise.all([
    putOnSale("Radial shaft seal 50 × 72 × 8 BASL"),
    putOnSale("Radial shaft seal 55 × 72 × 8 BASL", { price: 5.35 }),
  ]);
  return placeOrderFor(page, seals[0], "Arta Krasniqi", {
    notes: "Hyrja nga oborri",
    items: seals.map(({ id }, index) => ({ id, quantity: index * 10 + 2 })),
  });
}
