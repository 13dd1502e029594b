/** Every status an order can be stored with. */
export const storedStatuses = ["new", "pending", "processing", "completed", "confirmed"] as const;

/** A status as the database keeps it. */
export type StoredStatus = (typeof storedStatuses)[number];

/** The statuses that a screen shows; a stored 'new' is shown as 'pending'. */
export const shownStatuses = ["pending", "processing", "completed", "confirmed"] as const;

/** A status as people see it. */
export type ShownStatus = (typeof shownStatuses)[number];

/** What the panel's selector offers, from any to any. 'confirmed' has a button of its own. */
export const selectableStatuses = ["pending", "processing", "completed"] as const;

/** What a change of an order does to the stock; 'retake' undoes a 'return' piece by piece. */
export type StockEffect = "take" | "return" | "retake" | "none";

/**
 * Maps a stored status to the one people see.
 *
 * @param status The stored status.
 * @returns 'pending' for 'new', otherwise the status itself.
 * Source: shop specification section 4, "Order status".
 */
export function shownStatus(status: StoredStatus): ShownStatus {
  return status === "new" ? "pending" : status;
}

/**
 * Decides what a change of status does to the stock. Pieces are taken at the first confirmation
 * and given back when the order returns to pending, so that a later confirmation takes them again.
 *
 * @param next The status that the order is about to get.
 * @param isStockTaken Whether the order's pieces are out of stock already.
 * @returns 'take' or 'return', or 'none' where the pieces stay where they are.
 * Source: decisions, "Orders and stock".
 */
export function stockEffectOfStatus(next: StoredStatus, isStockTaken: boolean): StockEffect {
  if (next === "confirmed") return isStockTaken ? "none" : "take";
  if (next === "pending" || next === "new") return isStockTaken ? "return" : "none";
  return "none";
}

/**
 * Decides what deleting an order does to the stock: pieces of a completed order have left the
 * warehouse and stay out.
 *
 * @param status The order's status at the time of deletion.
 * @param isStockTaken Whether the order's pieces are out of stock.
 * @returns 'return' or 'none'.
 * Source: decisions, "Orders and stock".
 */
export function stockEffectOfDeletion(status: StoredStatus, isStockTaken: boolean): StockEffect {
  return isStockTaken && status !== "completed" ? "return" : "none";
}

/**
 * Decides what bringing a deleted order back does to the stock: it takes again what the deletion
 * gave back, and nothing else.
 *
 * @param status The order's status at the time of deletion, which it keeps.
 * @param wasStockTaken Whether the order's pieces were out of stock then.
 * @returns 'retake' or 'none'.
 * Source: decisions, "Orders and stock".
 */
export function stockEffectOfRestoration(
  status: StoredStatus,
  wasStockTaken: boolean,
): StockEffect {
  return stockEffectOfDeletion(status, wasStockTaken) === "return" ? "retake" : "none";
}
