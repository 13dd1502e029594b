import { expect, test } from "vitest";
import type { QuotedProduct } from "#domain/staff-quote-schema.ts";
import { sampleId, sampleQuote, sampleQuoteLine } from "#web/testing/samples.ts";
import { readAnswerDraft, toAnswerDraft, type LineDraft } from "./answer-draft.ts";
import { findLineProduct, isPriceOutdated, takeShopPrice, takeShopPrices } from "./shop-prices.ts";

const product: QuotedProduct = {
  id: sampleId(100),
  price_eur: 12.5,
  stock_quantity: 10,
  is_active: true,
  deleted_at: null,
};
const deletedAt = "2026-01-15T09:30:00.000Z";

const typed: LineDraft = { price: "12.50", days: "", note: "", isOut: false, taken: "12.50" };

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("a line's product is shown, hidden, deleted or removed, and a text has none", () => {
  const find = (products: readonly QuotedProduct[] | undefined, id: string | null) =>
    findLineProduct({ products: products && [...products] }, { product_id: id })?.state;
  expect(find([product], product.id)).toBe("shown");
  expect(find([{ ...product, is_active: false }], product.id)).toBe("hidden");
  expect(find([{ ...product, is_active: false, deleted_at: deletedAt }], product.id)).toBe(
    "deleted",
  );
  expect(find([], product.id)).toBe("removed");
  expect(find([product], null)).toBeUndefined();
  // From a process of an older version.
  expect(find(undefined, product.id)).toBeUndefined();
});

// docs/product/quotes.md#shop-prices-in-the-answer
test("the shop's prices fill the lines of shown products that have no price", () => {
  const states: readonly Partial<QuotedProduct>[] = [
    {},
    { price_eur: 0.1 },
    { price_eur: 0 },
    { is_active: false },
    { deleted_at: deletedAt },
    {},
    {},
  ];
  const products = states.map((state, at) => ({ ...product, id: sampleId(100 + at), ...state }));
  const lines = products.map(({ id }, at) => sampleQuoteLine(at, { product_id: id }));
  const start = toAnswerDraft(sampleQuote(7, { lines }), "2026-01-15");
  const draft = { ...start, lines: { ...start.lines } };
  const change = (at: number, part: Partial<LineDraft>): void => {
    const line = draft.lines[sampleId(at)];
    if (line) draft.lines[sampleId(at)] = { ...line, ...part };
  };
  change(5, { price: "9" });
  change(6, { isOut: true });
  change(0, { days: "3" });
  expect(takeShopPrices({ lines, products }, draft)).toEqual({
    [sampleId(0)]: { ...typed, days: "3" },
    [sampleId(1)]: { ...typed, price: "0.10", taken: "0.10" },
  });
});

// docs/product/quotes.md#shop-prices-in-the-answer
test("a taken price is outdated when the shop's price changes, a typed one never", () => {
  const dearer = { ...product, price_eur: 13 };
  expect({ ...typed, ...takeShopPrice(product) }).toEqual(typed);
  expect(isPriceOutdated(typed, product)).toBe(false);
  expect(isPriceOutdated(typed, dearer)).toBe(true);
  expect(isPriceOutdated({ ...typed, price: "12" }, dearer)).toBe(false);
  expect(isPriceOutdated({ ...typed, taken: "" }, dearer)).toBe(false);
});

// docs/product/quotes.md#shop-prices-in-the-answer
test("a stored draft still has the price that was taken, and an older draft has none", () => {
  const start = toAnswerDraft(sampleQuote(7), "2026-01-15");
  const read = (line: object) =>
    readAnswerDraft(new Map([["lines", { [sampleId(1)]: line }]]), start).lines[sampleId(1)];
  expect(read(typed)).toEqual(typed);
  const { taken: _, ...older } = typed;
  expect(read(older)).toEqual({ ...typed, taken: "" });
});
