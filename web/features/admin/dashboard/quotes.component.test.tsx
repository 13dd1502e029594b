import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import {
  answerCall,
  findSendButton,
  listCall,
  openAnswer,
  openQuotes,
  quotesTab,
  reloadQuotes,
  showQuotes,
} from "#web/testing/quote-steps.ts";
import {
  sampleAnsweredQuote,
  sampleId,
  sampleQuote,
  sampleQuoteLine,
} from "#web/testing/samples.ts";

const declineCall = "POST /api/admin/quotes/*/decline";

const twelve = sampleQuote(7, {
  is_urgent: true,
  company_name: "Fabrika",
  note: "The fan of line 2",
  lines: [sampleQuoteLine(1), sampleQuoteLine(2, { quantity: 10 })],
});

// docs/product/quote-list.md#quotes-of-the-staff
test("lists quotes, marks urgent ones, and filters and searches by the address", async () => {
  await openQuotes(twelve, sampleAnsweredQuote(8, 6.9));
  const row = page.getByRole("row").nth(1);
  await expect
    .element(row)
    .toMatchTextContent(/00000007.*Fabrika.*2 parts.*Open.*Machine stopped/s);
  await expect.element(page.getByRole("row").nth(2)).toMatchTextContent(/€13\.80.*Answered/s);
  await page.getByLabelText("Status", { exact: true }).selectOptions("Open");
  await page.getByRole("searchbox", { name: "Search" }).fill("fabrika");
  await expect
    .poll(() => api.calls(listCall).at(-1)?.query.toString())
    .toBe("search=fabrika&status=open&limit=50");
});

// docs/product/admin.md#periods
test("asks for the quotes of a period", { tags: ["full"] }, async () => {
  fakeShop({ viewer: "admin" });
  showQuotes(twelve);
  await openPage(`${quotesTab}&day=2026-01-01`);
  await page.getByLabelText("Until (period)").fill("2026-01-31");
  await expect
    .poll(() => api.calls(listCall).at(-1)?.query.toString())
    .toBe("day=2026-01-01&until=2026-01-31&limit=50");
});

// docs/product/quote-list.md#quotes-of-the-staff
test("a request that arrives is marked as new", async () => {
  await openQuotes(twelve);
  await expect.element(page.getByText("1 quote", { exact: true })).toBeVisible();
  showQuotes(sampleQuote(9, { created_at: "2026-01-16T09:30:00.000Z" }), twelve);
  // A request that is on its way still brings the old list.
  await expect
    .poll(() => {
      reloadQuotes();
      return page.getByText("2 quotes", { exact: true }).elements().length;
    })
    .toBe(1);
  await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(/00000009.*New/s);
});

// docs/product/quote-list.md#quotes-of-the-staff
test("an answer needs a price or 'can't supply' for each part", async () => {
  await openQuotes(twelve);
  const dialog = await openAnswer("00000007");
  await expect.element(dialog.getByText("The fan of line 2")).toBeVisible();
  await dialog.getByLabelText("Unit price of Part 1").fill("6,90");
  await dialog.getByLabelText("Days of delivery of Part 1").fill("3");
  await findSendButton(dialog).click();
  await expect.element(dialog.getByLabelText("Unit price of Part 2")).toHaveFocus();
  expect(api.calls(answerCall)).toEqual([]);
  await dialog.getByLabelText("Can’t supply Part 2").click();
  await expect.element(dialog.getByText("€13.80").first()).toBeVisible();
  await dialog.getByLabelText("Prices hold until").fill("2000-01-01");
  await findSendButton(dialog).click();
  await expect.element(dialog.getByText("A day from today, within a year")).toBeVisible();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabelText("Prices hold until").fill(day);
  const answered = sampleAnsweredQuote(7, 6.9, { lines: twelve.lines });
  api.on(answerCall, () => {
    showQuotes(answered);
    return { json: answered };
  });
  await findSendButton(dialog).click();
  await expect.element(page.getByText("The answer was sent")).toBeVisible();
  expect(api.calls(answerCall)[0]?.body).toEqual({
    version: 0,
    lines: [
      { id: sampleId(1), unit_price: 6.9, days: 3, note: "" },
      { id: sampleId(2), unit_price: null, days: null, note: "" },
    ],
    valid_until: day,
    note: "",
  });
});

// docs/product/quote-list.md#the-typed-answer-stays
test("a typed answer survives an error, a live update and a closed dialog", async () => {
  const quote = sampleQuote(7);
  await openQuotes(quote);
  let dialog = await openAnswer("00000007");
  await dialog.getByLabelText("Unit price of Part 1").fill("6.90");
  api.reject(answerCall, 503, "server_busy");
  await findSendButton(dialog).click();
  await expect.element(page.getByText(/The answer couldn’t be sent/)).toBeVisible();
  showQuotes({ ...quote, note: "Changed by the customer" });
  reloadQuotes();
  await expect.element(dialog.getByText("Changed by the customer")).toBeVisible();
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toHaveValue("6.90");
  await dialog.getByRole("button", { name: "Close" }).click();
  dialog = await openAnswer("00000007");
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toHaveValue("6.90");
  expectConsoleErrors(/quote/);
});

// docs/product/quote-list.md#the-typed-answer-stays
test("an answer that someone else sent in between is offered beside the typed one", async () => {
  await openQuotes(sampleQuote(7));
  const dialog = await openAnswer("00000007");
  await dialog.getByLabelText("Unit price of Part 1").fill("6.90");
  const theirs = sampleAnsweredQuote(7, 7.5);
  api.on(answerCall, () => {
    showQuotes(theirs);
    return { status: 409, json: { code: "quote_changed", message: "", data: { quote: theirs } } };
  });
  await findSendButton(dialog).click();
  await expect.element(dialog.getByRole("button", { name: "Keep mine" })).toBeVisible();
  await expect.element(findSendButton(dialog)).toBeDisabled();
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toHaveValue("6.90");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  api.on(answerCall, { json: sampleAnsweredQuote(7, 6.9, { version: 2 }) });
  await findSendButton(dialog).click();
  await expect.poll(() => api.calls(answerCall).length).toBe(2);
  expect(api.calls(answerCall)[1]?.body).toMatchObject({ version: 1 });
  expectConsoleErrors(/quote/);
});

// docs/product/quotes.md#answers-one-after-the-other
test(
  "declining doesn't cancel an answer that someone else sent in between, but shows it",
  { tags: ["full"] },
  async () => {
    await openQuotes(sampleQuote(7));
    const dialog = await openAnswer("00000007");
    const theirs = sampleAnsweredQuote(7, 7.5);
    api.on(declineCall, () => {
      showQuotes(theirs);
      return { status: 409, json: { code: "quote_changed", message: "", data: { quote: theirs } } };
    });
    const decline = dialog.getByRole("button", { name: "Decline" });
    await decline.click();
    const question = page.getByRole("dialog", { name: "Decline this quote?" });
    await question.getByRole("button", { name: "Decline" }).click();
    await expect.element(dialog.getByRole("button", { name: "Keep mine" })).toBeVisible();
    await expect.element(decline).toBeDisabled();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await decline.click();
    await question.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => api.calls(declineCall).length).toBe(2);
    expect(api.calls(declineCall).map(({ body }) => body)).toEqual([
      { version: 0, note: "" },
      { version: 1, note: "" },
    ]);
    expectConsoleErrors(/quote/);
  },
);

// docs/product/quote-list.md#quotes-of-the-staff
test("an accepted quote leads to its order and takes no other answer", async () => {
  const order = { status: "accepted", order_id: sampleId(5) } as const;
  await openQuotes(sampleAnsweredQuote(7, 6.9, order));
  const dialog = await openAnswer("00000007");
  await expect.element(dialog.getByText("The customer has accepted this quote.")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "Show the order" }))
    .toHaveAttribute("href", "/admin/products?q=00000000");
  await expect.element(findSendButton(dialog)).not.toBeInTheDocument();
});
