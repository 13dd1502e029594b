/** Stock state as shown to visitors. */
export type StockState = "out-of-stock" | "low-stock" | "in-stock";

/** The stored flag derived from the stock count. */
export type StockFlag = "inStock" | "outOfStock";

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

/**
 * Checks whether a product counts as one of the dashboard's 'Low Stock Items'. Zero stock counts, too.
 * @param quantity Pieces on hand, integer >= 0.
 * @param lowThreshold Pieces at or below which stock is low, integer >= 0.
 */
export function isLowStock(quantity: number, lowThreshold: number): boolean {
  return quantity <= lowThreshold;
}

/**
 * Derives the stored flag: 'inStock' with at least one piece on hand.
 * @param quantity Pieces on hand, integer >= 0.
 */
export function stockFlag(quantity: number): StockFlag {
  return quantity > 0 ? "inStock" : "outOfStock";
}

/**
 * Takes ordered pieces from stock, never going below zero.
 * @param stock Pieces on hand, integer >= 0.
 * @param ordered Pieces ordered, integer >= 1.
 * @returns The remaining pieces and the number actually taken.
 * @throws {RangeError} If either number is not an integer in range (programmer error).
 */
export function takeFromStock(stock: number, ordered: number): { left: number; taken: number } {
  if (!Number.isInteger(stock) || stock < 0) throw new RangeError(`Not a stock count: ${stock}`);
  if (!Number.isInteger(ordered) || ordered < 1) {
    throw new RangeError(`Not an ordered quantity: ${ordered}`);
  }
  const left = Math.max(0, stock - ordered);
  return { left, taken: stock - left };
}
