/** Proposes how many pieces to order: those that bring the stock to twice its threshold, at least one. */
export function proposePurchase(stock: number, threshold: number): number {
  return Math.max(2 * threshold - stock, 1);
}
