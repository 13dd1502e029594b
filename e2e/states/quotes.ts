import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { siteHeaders } from "../support/customer.ts";
import { breakDown } from "../support/messages/scenario.ts";
import { callAs } from "../support/viewers.ts";
import type { State } from "./state.ts";

type PlacedQuote = {
  readonly id: string;
  readonly number: string;
  readonly link: string;
  readonly lines: readonly { readonly id: string }[];
};

const parts = [
  { text: "NSK 6205-2RS C3", quantity: 4 },
  { text: "V-belt 13 × 1067", quantity: 2, note: "Centre distance 400 mm" },
  { text: "Oil seal 35 × 52 × 7", quantity: 10 },
];

/** The quote list, a request by its private link, and the dashboard's quotes and customers. */
export const quoteStates: readonly State[] = [
  {
    name: "quote-list-filled",
    show: async (page) => {
      await fillList(page);
      await expect(page.getByRole("heading", { name: "3 parts" })).toBeVisible();
    },
  },
  {
    name: "quote-list-missing",
    show: async (page) => {
      await fillList(page);
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByText("This field is required").first()).toBeVisible();
    },
  },
  {
    name: "quote-list-asked",
    show: async (page) => {
      await fillList(page);
      await page.getByLabel("Full name").fill("Arta Krasniqi");
      await page.getByLabel("Phone").fill("069");
      await page.getByLabel("NIPT").fill("12345");
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByText("Is this NIPT right?")).toBeVisible();
    },
  },
  {
    name: "quote-list-failed",
    show: async (page) => {
      await breakDown(page, "/api/quotes");
      await fillList(page);
      await sendRequest(page);
      await expect(page.getByText(/It isn’t known whether/)).toBeVisible();
    },
  },
  {
    name: "quote-sent",
    show: async (page) => {
      await fillList(page);
      await page.getByLabel("A machine has stopped").click();
      await sendRequest(page);
      await expect(page.getByRole("heading", { name: "Your request has arrived" })).toBeVisible();
    },
  },
  {
    name: "quote-open",
    show: async (page) => showQuote(page, await placeQuote(page), "Waiting for the shop"),
  },
  {
    name: "quote-answered",
    show: async (page) => showQuote(page, await placeAnswered(page), "Answered"),
  },
  {
    name: "quote-decline-question",
    show: async (page) => {
      await showQuote(page, await placeAnswered(page), "Answered");
      await page.getByRole("button", { name: "Decline", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Decline this quote?" })).toBeVisible();
    },
  },
  {
    name: "quote-accepted",
    show: async (page) => {
      await showQuote(page, await placeAnswered(page), "Answered");
      await page.getByRole("button", { name: "Accept and order" }).click();
      await expect(page.getByRole("link", { name: "See the order" })).toBeVisible();
    },
  },
  {
    name: "quote-unknown",
    show: async (page) => {
      await page.goto(`/quotes/00000000#${"0".repeat(64)}`);
      await expect(page.getByText("We can’t find this request")).toBeVisible();
    },
  },
  {
    name: "dashboard-quotes",
    viewer: "admin",
    show: async (page) => {
      await placeQuote(page);
      await page.goto("/admin/products?tab=quotes");
      await expect(page.getByRole("button", { name: /^Details of quote/ }).first()).toBeVisible();
    },
  },
  {
    name: "dashboard-quote-answer",
    viewer: "admin",
    show: async (page) => {
      await openQuote(page, await placeQuote(page));
      await expect(page.getByLabel(/^Unit price of/).first()).toBeVisible();
    },
  },
  {
    name: "dashboard-quote-shop-prices",
    viewer: "admin",
    show: async (page) => {
      const list = await page.request.get("/api/products?limit=1");
      const { items }: { readonly items: readonly { readonly id: string }[] } = await list.json();
      await openQuote(page, await placeQuote(page, items[0]?.id));
      await page.getByRole("button", { name: "Use shop prices" }).click();
      await expect(page.getByText(/^(Only .*|None) in stock/)).toBeVisible();
    },
  },
  {
    name: "dashboard-quote-answered",
    viewer: "admin",
    show: async (page) => openQuote(page, await placeAnswered(page)),
  },
  {
    name: "dashboard-quote-decline-question",
    viewer: "admin",
    show: async (page) => {
      await openQuote(page, await placeQuote(page));
      await page.getByRole("button", { name: "Decline", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Decline this quote?" })).toBeVisible();
    },
  },
  {
    name: "dashboard-customers",
    viewer: "admin",
    show: async (page) => {
      await placeQuote(page);
      await page.goto("/admin/products?tab=customers");
      await expect(page.getByRole("table", { name: /^Customers/ })).toBeVisible();
    },
  },
  {
    name: "dashboard-customer",
    viewer: "admin",
    show: async (page) => {
      const { id } = await placeQuote(page);
      await page.goto(`/admin/products?tab=customers&customer=quote:${id}`);
      await page.getByLabel("New note").fill("Pays by bank transfer");
      await page.getByRole("button", { name: "Save note" }).click();
      await expect(page.getByRole("list", { name: "Notes" })).toContainText("bank transfer");
    },
  },
];

async function openQuote(page: Page, { id, number }: PlacedQuote): Promise<void> {
  await page.goto(`/admin/products?tab=quotes&quote=${id}`);
  await expect(page.getByRole("dialog", { name: `Quote ${number}` })).toBeVisible();
}

async function fillList(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem("quote_list", text),
    JSON.stringify(parts),
  );
  await page.goto("/quotes");
}

async function sendRequest(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Arta Krasniqi");
  await page.getByLabel("Phone").fill("+355 69 123 4567");
  await page.getByRole("button", { name: "Send the request" }).click();
}

/** @param productId Product of the first line, of which more is asked for than the stock. */
async function placeQuote(page: Page, productId?: string): Promise<PlacedQuote> {
  const answer = await page.request.post("/api/quotes", {
    headers: siteHeaders(),
    data: {
      key: randomUUID(),
      name: "Arta Krasniqi",
      phone: "+355 69 123 4567",
      company_name: "Fabrika e Çimentos",
      note: "The fan of line 2, by Friday if possible.",
      is_urgent: true,
      lines:
        productId === undefined
          ? parts
          : parts.map((part, at) =>
              at === 0 ? { ...part, product_id: productId, quantity: 9_999 } : part,
            ),
    },
  });
  expect(answer.status()).toBe(201);
  const quote: PlacedQuote = await answer.json();
  return quote;
}

async function placeAnswered(page: Page): Promise<PlacedQuote> {
  const quote = await placeQuote(page);
  const admin = await callAs("admin");
  const answer = await admin.request.post(`/api/admin/quotes/${quote.id}/answer`, {
    headers: siteHeaders(),
    data: {
      version: 0,
      lines: quote.lines.map(({ id }, at) => ({
        id,
        unit_price: at === 2 ? null : 6.9 + at,
        days: at === 2 ? null : at * 3,
      })),
      valid_until: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      note: "The seal is no longer made; 35 × 52 × 8 would fit.",
    },
  });
  expect(answer.status()).toBe(200);
  return quote;
}

async function showQuote(page: Page, { link }: PlacedQuote, status: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(status, { exact: true })).toBeVisible();
}
