import { page, type Locator } from "vitest/browser";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import type { StaffQuote } from "#domain/staff-quote-schema.ts";
import { api } from "./fake-api.ts";
import { fakeShop } from "./fake-shop.ts";
import { openPage } from "./open-page.tsx";

export const listCall = "GET /api/admin/quotes";
export const answerCall = "POST /api/admin/quotes/*/answer";
export const quotesTab = "/admin/products?tab=quotes";

/** A quote as the fake shop answers with it. */
export type ShownQuote = FollowedQuote & Pick<StaffQuote, "products">;

/** Answers the list and the quote itself. */
export function showQuotes(...quotes: readonly ShownQuote[]): void {
  const items = quotes.map((quote) => ({
    ...quote,
    line_count: quote.lines.length,
    photo_count: quote.photos.length,
  }));
  api.on(listCall, { json: { items, count: items.length, next_cursor: null } });
  api.on("GET /api/admin/quotes/*", ({ path: asked }) => ({
    json: quotes.find(({ id }) => asked.endsWith(id)),
  }));
}

/** Opens the tab of quotes as an admin. */
export async function openQuotes(...quotes: readonly ShownQuote[]): Promise<void> {
  fakeShop({ viewer: "admin" });
  showQuotes(...quotes);
  await openPage(quotesTab);
}

/** Opens the dialog of a quote. */
export async function openAnswer(number: string): Promise<Locator> {
  await page.getByRole("button", { name: `Details of quote ${number}` }).click();
  return page.getByRole("dialog", { name: `Quote ${number}` });
}

/** The button that sends the answer. */
export function findSendButton(dialog: Locator): Locator {
  return dialog.getByRole("button", { name: /^Send the (new )?answer$/ });
}

/** Reloads what is on screen, as a live change does. */
export function reloadQuotes(): void {
  window.dispatchEvent(new Event("focus"));
}
