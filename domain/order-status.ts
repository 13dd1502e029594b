export const storedStatuses = [
  "new",
  "pending",
  "processing",
  "completed",
  "confirmed",
  "cancelled",
] as const;

/** A status as stored in the database. */
export type StoredStatus = (typeof storedStatuses)[number];

/** Statuses as shown on screens; a stored 'new' is shown as 'pending'. */
export const shownStatuses = [
  "pending",
  "processing",
  "completed",
  "confirmed",
  "cancelled",
] as const;

export type ShownStatus = (typeof shownStatuses)[number];

/** Options of the panel's selector, from any status to any other. 'confirmed' has its own button. */
export const selectableStatuses = ["pending", "processing", "completed"] as const;

/** Effect of an order change on the stock; 'retake' undoes a 'return' piece by piece. */
export type StockEffect = "take" | "return" | "retake" | "none";

/** Maps a stored status to the shown one: 'new' becomes 'pending'. */
export function shownStatus(status: StoredStatus): ShownStatus {
  return status === "new" ? "pending" : status;
}

/**
 * Decides what a status change does to the stock. The first confirmation takes the pieces; going back to
 * pending, or cancelling, returns them, so that a later confirmation takes them again: docs/product/stock.md#taken-once
 * @param isStockTaken Whether the order's pieces are already taken from stock.
 */
export function findStatusEffect(next: StoredStatus, isStockTaken: boolean): StockEffect {
  if (next === "confirmed") return isStockTaken ? "none" : "take";
  const isReturn = next === "pending" || next === "new" || next === "cancelled";
  return isReturn && isStockTaken ? "return" : "none";
}

/** Whether the customer may still cancel an order: only before the shop has started with it. */
export function isCancellable(status: StoredStatus): boolean {
  return shownStatus(status) === "pending";
}

/**
 * Decides what deleting an order does to the stock. Pieces of a completed order have left the warehouse,
 * so they aren't returned.
 * @param status The order's status at the time of deletion.
 * @param isStockTaken Whether the order's pieces are taken from stock.
 */
export function findDeletionEffect(status: StoredStatus, isStockTaken: boolean): StockEffect {
  return isStockTaken && status !== "completed" ? "return" : "none";
}

/**
 * Decides what restoring a deleted order does to the stock: it takes exactly the pieces that the
 * deletion returned.
 * @param status The order's status at the time of deletion; restoring keeps it.
 * @param wasStockTaken Whether the order's pieces were taken from stock at that time.
 */
export function findRestorationEffect(status: StoredStatus, wasStockTaken: boolean): StockEffect {
  return findDeletionEffect(status, wasStockTaken) === "return" ? "retake" : "none";
}
