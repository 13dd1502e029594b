/** What a visitor is told about a product's stock. */
export type StockState = "out-of-stock" | "low-stock" | "in-stock";

/** The stored flag that goes with a stock count. */
export type StockFlag = "inStock" | "outOfStock";

/** Pieces a new product starts with. Source: shop specification section 9. */
export const defaultStockQuantity = 10;

/** Pieces at or below which stock is low. Source: shop specification section 9. */
export const defaultLowStockThreshold = 5;

/** Pieces the panel's switch restores where no earlier count is known. Source: section 9. */
export const restoredStockQuantity = 100;

/** The largest count an integer column holds. */
export const maxStockQuantity = 2_147_483_647;

/**
 * Decides the stock state that shop, panel and dashboard show.
 *
 * @param quantity Pieces on hand, integer >= 0.
 * @param lowThreshold Pieces at or below which stock is low, integer >= 0.
 * @returns The state; an empty stock is out of stock whatever the threshold.
 * Source: shop specification section 4, "Stock state in the shop".
 */
export function stockState(quantity: number, lowThreshold: number): StockState {
  if (quantity <= 0) return "out-of-stock";
  return quantity <= lowThreshold ? "low-stock" : "in-stock";
}

/**
 * Tells whether a product counts among the dashboard's 'Low Stock Items'.
 *
 * @param quantity Pieces on hand, integer >= 0.
 * @param lowThreshold Pieces at or below which stock is low, integer >= 0.
 * @returns True at or below the threshold, an empty stock included.
 * Source: shop specification section 9, "low-stock count".
 */
export function isLowStock(quantity: number, lowThreshold: number): boolean {
  return quantity <= lowThreshold;
}

/**
 * Derives the stored flag from the count.
 *
 * @param quantity Pieces on hand, integer >= 0.
 * @returns 'inStock' when at least one piece is on hand.
 * Source: shop specification section 3, "Product".
 */
export function stockFlag(quantity: number): StockFlag {
  return quantity > 0 ? "inStock" : "outOfStock";
}

/**
 * Takes ordered pieces out of stock, never below zero.
 *
 * @param stock Pieces on hand, integer >= 0.
 * @param ordered Pieces ordered, integer >= 1.
 * @returns The pieces that are left and the pieces that were really taken.
 * @throws {RangeError} If either number is not an integer in range (programmer error).
 * Source: shop specification section 7, "Update order status".
 */
export function takeFromStock(stock: number, ordered: number): { left: number; taken: number } {
  if (!Number.isInteger(stock) || stock < 0) throw new RangeError(`Not a stock count: ${stock}`);
  if (!Number.isInteger(ordered) || ordered < 1) {
    throw new RangeError(`Not an ordered quantity: ${ordered}`);
  }
  const left = Math.max(0, stock - ordered);
  return { left, taken: stock - left };
}
