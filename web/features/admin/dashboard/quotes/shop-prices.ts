import type { QuoteLine } from "#domain/quote-schema.ts";
import type { QuotedProduct, StaffQuote } from "#domain/staff-quote-schema.ts";
import type { AnswerDraft, LineDraft } from "./answer-draft.ts";

/** What is known of the product of a line. */
export type LineProduct =
  | { readonly state: "shown" | "hidden" | "deleted"; readonly product: QuotedProduct }
  /** The record of a deleted product is gone. */
  | { readonly state: "removed" };

/** The product of a line; undefined for a text alone, and where the server doesn't state any. */
export function findLineProduct(
  { products }: Pick<StaffQuote, "products">,
  { product_id: id }: Pick<QuoteLine, "product_id">,
): LineProduct | undefined {
  if (id === null || products === undefined) return undefined;
  const product = products.find((one) => one.id === id);
  if (!product) return { state: "removed" };
  if (product.deleted_at !== null) return { state: "deleted", product };
  return { state: product.is_active ? "shown" : "hidden", product };
}

/** The shop's price as a unit price; undefined where the product has none. */
export function takeShopPrice({
  price_eur: price,
}: QuotedProduct): Pick<LineDraft, "price" | "taken"> | undefined {
  const typed = price.toFixed(2);
  return price > 0 ? { price: typed, taken: typed } : undefined;
}

/**
 * Takes the shop's price for each line that has no price yet and whose product the shop shows.
 * docs/product/quotes.md#shop-prices-in-the-answer
 * @returns The lines that get a price; empty if there is none.
 */
export function takeShopPrices(
  quote: Pick<StaffQuote, "lines" | "products">,
  draft: Pick<AnswerDraft, "lines">,
): AnswerDraft["lines"] {
  const priced = quote.lines.flatMap((line): [string, LineDraft][] => {
    const typed = draft.lines[line.id];
    if (!typed || typed.isOut || typed.price.trim() !== "") return [];
    const found = findLineProduct(quote, line);
    const taken = found?.state === "shown" ? takeShopPrice(found.product) : undefined;
    return taken ? [[line.id, { ...typed, ...taken }]] : [];
  });
  return Object.fromEntries(priced);
}

/** Whether the unit price is one of the shop that has changed since it was taken. */
export function isPriceOutdated({ price, taken }: LineDraft, product: QuotedProduct): boolean {
  return taken !== "" && price === taken && price !== product.price_eur.toFixed(2);
}

/** Whether the shop has a price of any product of the quote. */
export function hasShopPrice({ products = [] }: Pick<StaffQuote, "products">): boolean {
  return products.some((product) => takeShopPrice(product) !== undefined);
}
