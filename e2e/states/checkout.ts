import { expect, type Locator, type Page } from "@playwright/test";
import { createCustomer, signInAs } from "../support/customer.ts";
import { fillOrderForm } from "../support/journey.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { openShopWithCart } from "./fill-cart.ts";
import { delayResponses, answerWithError } from "./network.ts";
import type { State } from "./state.ts";

const goneCode = "unavailable_products";
const orders = "/api/orders";

/** The order form "Plotësoni porosinë" while it is filled in and sent. */
const formStates: readonly State[] = [
  { name: "checkout-empty", show: async (page) => void (await openForm(page)) },
  { name: "checkout-many-lines", show: async (page) => void (await openForm(page, 30)) },
  {
    name: "checkout-errors",
    show: async (page) => {
      await openForm(page);
      await submit(page);
      await expect(page.getByText("Gabim në formë")).toBeVisible();
    },
  },
  {
    name: "checkout-long-texts",
    show: async (page) => {
      const form = await openForm(page);
      await fillOrderForm(page, "Aleksandra Konstandina Hoxhallari-Papadhimitropullos ".repeat(2));
      await form.getByLabel("Numri i telefonit").fill("+355 69 123 4567, +383 44 123 456");
      await form.getByLabel("Adresa e plotë").fill("Rruga e Kavajës, pallati 12, ".repeat(9));
      await form.getByLabel("Shënime shtesë").fill("Hyrja nga oborri. ".repeat(60));
    },
  },
  {
    name: "checkout-sending",
    show: async (page) => {
      await openFilledForm(page);
      await delayResponses(page, orders);
      await submit(page);
      await expect(page.locator('dialog button[aria-busy="true"]')).toBeVisible();
    },
  },
  {
    name: "checkout-slow",
    show: async (page) => {
      await page.clock.install();
      await openFilledForm(page);
      await delayResponses(page, orders);
      await submit(page);
      await expect(page.locator('dialog button[aria-busy="true"]')).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(page.getByText("Lidhja është e ngadaltë.")).toBeVisible();
    },
  },
  {
    name: "checkout-offline",
    show: async (page) => {
      await openFilledForm(page);
      await page.context().setOffline(true);
      await expect(page.getByRole("dialog").getByText("Nuk keni lidhje")).toBeVisible();
    },
  },
];

/** Queued orders. */
const queueStates: readonly State[] = [
  { name: "checkout-queued", show: queue },
  {
    name: "checkout-no-answer",
    show: async (page) => {
      await openFilledForm(page);
      await page.route(`**${orders}`, (route) => route.abort());
      await submit(page);
      await expect(page.getByRole("button", { name: "Ruaje dhe dërgoje më vonë" })).toBeVisible();
    },
  },
  {
    name: "shop-queued-order",
    show: async (page) => {
      await queue(page);
      await page.keyboard.press("Escape");
      await expect(page.getByText("1 order waiting to be sent")).toBeVisible();
    },
  },
  {
    name: "queued-orders",
    show: async (page) => {
      await queue(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "View", exact: true }).click();
      await expect(page.getByRole("button", { name: "Merre mbrapsht" })).toBeVisible();
    },
  },
  {
    name: "queued-orders-rejected",
    show: async (page) => {
      await openFilledForm(page);
      const products = await unnamedLines(page, 1);
      await answerWithError(page, orders, { status: 409, code: goneCode, data: { products } });
      await page.context().setOffline(true);
      await submit(page);
      await expect(page.getByText("Porosia u ruajt")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.context().setOffline(false);
      await expect(page.getByText("1 order wasn’t accepted")).toBeVisible();
      await page.getByRole("button", { name: "View", exact: true }).click();
      await expect(page.getByRole("button", { name: "Hape porosinë" })).toBeVisible();
    },
  },
];

/** Errors that the shop may return for an order. */
const rejectionStates: readonly State[] = [
  {
    name: "checkout-failed",
    show: async (page) => {
      await openFilledForm(page);
      await breakDown(page, orders);
      await submit(page);
      await expect(page.getByText("Porosia dështoi")).toBeVisible();
    },
  },
  {
    name: "checkout-refused-fields",
    show: async (page) => {
      await openFilledForm(page);
      const fields = [{ path: "phone" }, { path: "shipping_method" }];
      await answerWithError(page, orders, { status: 422, code: "invalid_input", data: { fields } });
      await submit(page);
      await expect(page.getByLabel("Numri i telefonit")).toBeFocused();
    },
  },
  {
    name: "checkout-too-many-orders",
    show: async (page) => {
      await openFilledForm(page);
      await answerWithError(page, orders, { status: 429, code: "rate_limited" });
      await submit(page);
      await expect(page.getByText("Porosia dështoi")).toBeVisible();
    },
  },
  {
    name: "checkout-unavailable",
    show: async (page) => {
      await openFilledForm(page);
      const products = await unnamedLines(page, 2);
      await answerWithError(page, orders, { status: 409, code: goneCode, data: { products } });
      await submit(page);
      await expect(page.getByText("Nuk shiten më").first()).toBeVisible();
    },
  },
  {
    name: "checkout-earlier-order",
    show: async (page) => {
      await openFilledForm(page);
      await answerWithError(page, orders, { status: 409, code: "idempotency_mismatch" });
      await submit(page);
      await expect(page.getByText("e mëparshme u pranua").first()).toBeVisible();
    },
  },
  {
    name: "checkout-deleted-order",
    show: async (page) => {
      await openFilledForm(page);
      await answerWithError(page, orders, { status: 410, code: "order_deleted" });
      await submit(page);
      await expect(page.getByText("nuk u krijua asnjë e re")).toBeVisible();
    },
  },
  {
    name: "checkout-session-ended",
    show: async (page) => {
      await signInAs(page, await createCustomer(page));
      await openFilledForm(page);
      await page.context().clearCookies();
      await submit(page);
      await expect(page.getByText("Seanca juaj ka përfunduar")).toBeVisible();
    },
  },
];

/** The success view and what follows it. */
const thanksStates: readonly State[] = [
  { name: "checkout-thanks", show: order },
  {
    name: "checkout-thanks-customer",
    show: async (page) => {
      await signInAs(page, await createCustomer(page));
      await order(page);
    },
  },
  {
    name: "shop-last-order",
    show: async (page) => {
      await order(page);
      await page.keyboard.press("Escape");
      await expect(page.getByText("Last order:")).toBeVisible();
    },
  },
];

export const checkoutStates: readonly State[] = [
  ...formStates,
  ...queueStates,
  ...rejectionStates,
  ...thanksStates,
];

async function openForm(page: Page, lines: number = 3): Promise<Locator> {
  await openShopWithCart(page, lines);
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await expect(form.getByRole("listitem")).toHaveCount(lines);
  return form;
}

async function openFilledForm(page: Page): Promise<void> {
  await openForm(page);
  await fillOrderForm(page, "Arta Krasniqi");
}

function submit(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}

/** Confirms an order without a network. */
async function queue(page: Page): Promise<void> {
  await openFilledForm(page);
  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
}

/** Places an order. The success view stays open while the focus moves inside it. */
async function order(page: Page): Promise<void> {
  await openFilledForm(page);
  await submit(page);
  const thanks = page.getByRole("dialog", { name: "Porosia juaj" });
  await expect(thanks.getByText("Porosia u krye me sukses!")).toBeVisible();
  await expect(thanks.getByRole("button", { name: "Mbyll", exact: true }).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(thanks.getByRole("link")).toBeFocused();
}

/** Cart lines as the server rejects them: ids without names. */
async function unnamedLines(page: Page, count: number): Promise<unknown> {
  const saved = await page.evaluate(() => localStorage.getItem("guest_cart"));
  const lines: readonly { id: string }[] = JSON.parse(saved ?? "[]");
  return lines.slice(0, count).map(({ id }) => ({ id, name: "" }));
}
