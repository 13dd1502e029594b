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
