import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import type { QuotedProduct } from "#domain/staff-quote-schema.ts";
import { api } from "#web/testing/fake-api.ts";
import {
  answerCall,
  findSendButton,
  openAnswer,
  openQuotes,
  reloadQuotes,
  showQuotes,
  type ShownQuote,
} from "#web/testing/quote-steps.ts";
import {
  sampleAnsweredQuote,
  sampleId,
  sampleQuote,
  sampleQuoteLine,
} from "#web/testing/samples.ts";

/** A product that a quote names: 12.50 €, ten pieces. */
function quoted(number: number, fields: Partial<QuotedProduct> = {}): QuotedProduct {
  const id = sampleId(100 + number);
  return { id, price_eur: 12.5, stock_quantity: 10, is_active: true, deleted_at: null, ...fields };
}

/** A quote whose first lines name these products, in pieces; the last line is a text alone. */
function quoteOf(products: readonly QuotedProduct[], pieces: readonly number[]): ShownQuote {
  const lines = products.map(({ id }, at) =>
    sampleQuoteLine(at + 1, { product_id: id, quantity: pieces[at] ?? 1 }),
  );
  return {
    ...sampleQuote(7, { lines: [...lines, sampleQuoteLine(products.length + 1)] }),
    products: [...products],
  };
}

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("each line shows the shop's price, its stock and whether the product is hidden or deleted", async () => {
  const quote = quoteOf(
    [
      quoted(1, { stock_quantity: 1_234 }),
      quoted(2, { price_eur: 0.1, stock_quantity: 3, is_active: false }),
      quoted(3, { price_eur: 0, stock_quantity: 0, deleted_at: "2026-01-15T09:30:00.000Z" }),
      quoted(4),
    ],
    [1_234, 4],
  );
  await openQuotes({ ...quote, products: quote.products?.slice(0, 3) });
  const dialog = await openAnswer("00000007");
  const line = (at: number): Locator =>
    dialog.getByRole("list", { name: "Prices and delivery" }).getByRole("listitem").nth(at);
  await expect.element(line(0)).toMatchTextContent(/Shop price€12\.50.*1,234 in stock/);
  await expect.element(line(0)).not.toMatchTextContent(/Only|Hidden|Deleted/);
  await expect.element(line(1)).toMatchTextContent(/€0\.10.*Only 3 in stock.*Hidden in the shop/);
  await expect
    .element(line(2))
    .toMatchTextContent(/No shop price.*None in stock.*Deleted from the shop/);
  await expect.element(line(2)).not.toMatchTextContent(/Use it/);
  await expect.element(line(3)).toMatchTextContent(/Deleted from the shop/);
  await expect.element(line(4)).not.toMatchTextContent(/[Ss]hop|stock/);
  // Too many pieces don't prevent the answer.
  await dialog.getByLabelText("Unit price of Part 1").fill("12");
  await dialog.getByLabelText("Unit price of Part 2").fill("0.20");
  for (const at of [3, 4, 5]) await dialog.getByLabelText(`Can’t supply Part ${at}`).click();
  api.on(answerCall, { json: sampleAnsweredQuote(7, 12, { lines: quote.lines }) });
  await findSendButton(dialog).click();
  await expect.element(page.getByText("The answer was sent")).toBeVisible();
});

// docs/product/quotes.md#shop-prices-in-the-answer
test("the keyboard takes the shop's price of one line, then of all lines without a price", async () => {
  await openQuotes(quoteOf([quoted(1), quoted(2), quoted(3, { price_eur: 7 })], [2, 1, 1]));
  const dialog = await openAnswer("00000007");
  const price = (at: number): Locator => dialog.getByLabelText(`Unit price of Part ${at}`);
  await price(2).fill("9.90");
  const all = dialog.getByRole("button", { name: "Use shop prices" });
  all.element().focus();
  await userEvent.keyboard("{Tab}");
  await expect
    .element(dialog.getByRole("button", { name: "Use it: shop price of Part 1" }))
    .toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(price(1)).toHaveValue("12.50");
  await expect.element(dialog.getByText("€25.00")).toBeVisible();
  await expect.element(price(3)).toHaveValue("");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(price(3)).toHaveValue("7.00");
  await expect.element(price(2)).toHaveValue("9.90");
  await expect.element(price(4)).toHaveValue("");
  await expect.element(all).toHaveAttribute("aria-disabled", "true");
  await expect.element(all).toHaveFocus();
});

// docs/product/quotes.md#shop-prices-in-the-answer
test("a shop's price that changes after it was taken is shown beside the one in the answer", async () => {
  await openQuotes(quoteOf([quoted(1), quoted(2)], [1, 1]));
  let dialog = await openAnswer("00000007");
  await dialog.getByRole("button", { name: "Use shop prices" }).click();
  await dialog.getByLabelText("Unit price of Part 2").fill("11");
  showQuotes(quoteOf([quoted(1, { price_eur: 13 }), quoted(2, { price_eur: 13 })], [1, 1]));
  reloadQuotes();
  const changed = dialog.getByText(
    "The shop price was €12.50 when you took it. It is €13.00 now.",
    { exact: true },
  );
  // A price of one's own isn't compared.
  await expect.poll(() => changed.elements().length).toBe(1);
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toHaveValue("12.50");
  await dialog.getByRole("button", { name: "Close" }).click();
  dialog = await openAnswer("00000007");
  await expect.poll(() => changed.elements().length).toBe(1);
  await dialog.getByRole("button", { name: "Use it: shop price of Part 1" }).click();
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toHaveValue("13.00");
  await expect.element(changed).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText("Unit price of Part 2")).toHaveValue("11");
});

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("a server of an older version, which sends no products, leaves the form as it was", async () => {
  const { products: _, ...older } = quoteOf([quoted(1)], [1]);
  await openQuotes(older);
  const dialog = await openAnswer("00000007");
  await expect.element(dialog.getByLabelText("Unit price of Part 1")).toBeVisible();
  await expect.element(dialog.getByText(/shop/i)).not.toBeInTheDocument();
});
