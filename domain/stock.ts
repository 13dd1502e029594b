/** Stock state as shown to visitors. */
export type StockState = "out-of-stock" | "low-stock" | "in-stock";

/** Initial stock of a new product. */
export const defaultStockQuantity = 10;

/** Stock at or below this count is low. */
export const defaultLowStockThreshold = 5;

/** Pieces that the panel's switch restores if no earlier count is stored. */
export const restoredStockQuantity = 100;

/** The largest value of an integer column. */
export const maxStockQuantity = 2_147_483_647;

/**
 * Derives the stock state shown by shop, panel and dashboard. Zero pieces are out of stock whatever the
 * threshold.
 * @param quantity Pieces on hand, integer >= 0.
 * @param lowThreshold Pieces at or below which stock is low, integer >= 0.
 */
export function stockState(quantity: number, lowThreshold: number): StockState {
  if (quantity <= 0) return "out-of-stock";
  return quantity <= lowThreshold ? "low-stock" : "in-stock";
}

/** How exactly visitors see the stock: the count, up to ten pieces, or only the state. */
export const stockDisplays = ["exact", "more-than-10", "badge"] as const;

export type StockDisplay = (typeof stockDisplays)[number];

/** The largest count that `more-than-10` shows. */
const maxShownStock = 10;

/**
 * Derives the count that visitors get. It tells no more than is displayed, and has the same stock state.
 * @param quantity Pieces on hand, integer >= 0.
 * @param lowThreshold Pieces at or below which stock is low, integer >= 0.
 */
export function toPublishedStock(
  quantity: number,
  lowThreshold: number,
  display: StockDisplay,
): number {
  const max = display === "badge" ? 0 : maxShownStock;
  if (display === "exact" || quantity <= max) return quantity;
  const isLow = stockState(quantity, lowThreshold) === "low-stock";
  return isLow ? max + 1 : Math.max(max, lowThreshold) + 1;
}

/** Whether a published count is the real one. */
export function isStockKnown(published: number, display: StockDisplay): boolean {
  return display === "exact" || (display === "more-than-10" && published <= maxShownStock);
}
