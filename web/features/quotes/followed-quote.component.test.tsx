import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { company } from "#domain/company.ts";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { expectConsoleErrors, takeConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAnsweredQuote, sampleId, sampleOrder, sampleQuote } from "#web/testing/samples.ts";

const followCall = "POST /api/quotes/follow";
const acceptCall = "POST /api/quotes/accept";
const phone = page.getByRole("main").getByRole("link", { name: company.phone.display });
const accept = page.getByRole("button", { name: "Accept and order" });

async function openQuote(quote: FollowedQuote): Promise<void> {
  fakeShop();
  api.on(followCall, { json: quote });
  await openPage(quote.link);
}

test("an open request shows its parts and waits for the shop", async () => {
  await openQuote(sampleQuote(7));
  await expect.element(page.getByText("Waiting for the shop")).toBeVisible();
  await expect.element(page.getByRole("rowheader", { name: "Part 1" })).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  expect(api.calls(followCall)[0]?.body).toEqual({ token: "7".padStart(64, "0") });
});

test("an answer is accepted in one press and leads to the order", async () => {
  const quote = sampleAnsweredQuote(7, 6.9);
  await openQuote(quote);
  await expect.element(page.getByText("€13.80").first()).toBeVisible();
  await expect.element(page.getByText("Prices hold until 31 January 2099")).toBeVisible();
  api.on(acceptCall, () => {
    const token = "a".repeat(64);
    const order = { status: "accepted", order_id: sampleId(1), order_link_token: token } as const;
    api.on(followCall, { json: { ...quote, ...order } });
    return { json: { ...sampleOrder(1), link_token: token } };
  });
  await accept.click();
  await expect
    .element(page.getByRole("link", { name: "See the order" }))
    .toHaveAttribute("href", `/account#order=${"a".repeat(64)}`);
  expect(api.calls(acceptCall).map(({ body }) => body)).toEqual([
    { token: quote.link_token, version: 1 },
  ]);
});

// docs/product/quote-list.md#a-changed-answer-is-shown-first
test("an answer that changed before the press is shown, and accepted only after it was seen", async () => {
  const quote = sampleAnsweredQuote(7, 6.9);
  const newer = sampleAnsweredQuote(7, 7.5, { version: 2 });
  await openQuote(quote);
  await expect.element(accept).toBeEnabled();
  api.on(acceptCall, () => {
    api.on(followCall, { json: newer });
    return { status: 409, json: { code: "quote_changed", message: "", data: { quote: newer } } };
  });
  await accept.click();
  await expect.element(page.getByText("before: €6.90")).toBeVisible();
  await expect.element(page.getByText("€15.00").first()).toBeVisible();
  await expect.element(accept).toBeDisabled();
  api.on(acceptCall, { json: { ...sampleOrder(1), link_token: "a".repeat(64) } });
  await page.getByRole("button", { name: "I have seen the changes" }).click();
  await accept.click();
  await expect.poll(() => api.calls(acceptCall).length).toBe(2);
  expect(api.calls(acceptCall)[1]?.body).toMatchObject({ version: 2 });
  expectConsoleErrors(/quote/);
});

// docs/product/quote-list.md#a-changed-answer-is-shown-first
test("an answer that changes on the open page isn't accepted unseen", async () => {
  await openQuote(sampleAnsweredQuote(7, 6.9));
  await expect.element(accept).toBeEnabled();
  api.on(followCall, { json: sampleAnsweredQuote(7, 9.9, { version: 2 }) });
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByText("The shop has changed its answer").first()).toBeVisible();
  await expect.element(accept).toBeDisabled();
});

test("a quote is declined after a question", async () => {
  const quote = sampleAnsweredQuote(7, 6.9);
  await openQuote(quote);
  const declined = { ...quote, status: "declined", declined_by: "customer" } as const;
  api.on("POST /api/quotes/decline", () => {
    api.on(followCall, { json: declined });
    return { json: declined };
  });
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect.element(page.getByText("This quote was declined.")).toBeVisible();
});

test("a PDF that can't be loaded shows an error, and the next press downloads it", async () => {
  await openQuote(sampleAnsweredQuote(7, 6.9));
  api.on("POST /api/quotes/pdf", "no-connection");
  const download = page.getByRole("button", { name: "Quote as PDF" });
  await download.click();
  await expect.element(page.getByText("The PDF couldn’t be loaded. Try again.")).toBeVisible();
  expectConsoleErrors(/00000007\.pdf wasn't loaded/);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: unknown) {
    if (this instanceof HTMLAnchorElement) saved.push(this.download);
  });
  api.on("POST /api/quotes/pdf", { json: {} });
  await download.click();
  await expect.poll(() => saved).toEqual(["00000007.pdf"]);
});

test.for(["", "#abc"])("a damaged private link (%s) says that nothing was found", async (hash) => {
  fakeShop();
  api.reject(followCall, 404, "not_found");
  await openPage(`/quotes/00000007${hash}`);
  await expect.element(page.getByText("We can’t find this request")).toBeVisible();
  await expect.element(phone).toBeVisible();
  if (hash !== "") expectConsoleErrors(/./);
});

test("a request that doesn't load offers a retry and the shop's phone number", async () => {
  fakeShop();
  api.on(followCall, "no-connection");
  const { link } = sampleQuote(7);
  await openPage(link);
  await expect
    .element(page.getByText("Check your connection and try again, or call us."))
    .toBeVisible();
  await expect.element(phone).toHaveAttribute("href", company.phone.href);
  api.on(followCall, { json: sampleQuote(7) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Waiting for the shop")).toBeVisible();
  expectConsoleErrors(/./);
});

test("an open request says when the shop no longer answers", async () => {
  await openQuote(sampleAnsweredQuote(7, 6.9));
  await expect.element(accept).toBeEnabled();
  const bar = page.getByText("The shop doesn’t answer.");
  await expect.element(bar).not.toBeInTheDocument();
  api.on(followCall, "no-connection");
  window.dispatchEvent(new Event("focus"));
  await expect.element(bar).toBeVisible();
  await expect.element(page.getByText("€13.80").first()).toBeVisible();
  // The last of its retries is logged.
  await expect.poll(takeConsoleErrors).toEqual([expect.stringContaining("quotes didn't arrive")]);
});
