/** What can happen to a product or an order in the hands of staff. */
export const historyActions = [
  "created",
  "changed",
  "stock",
  "status",
  "deleted",
  "restored",
] as const;

/** One of them. */
export type HistoryAction = (typeof historyActions)[number];

/** A value of a field, as the API names and writes it. */
export type FieldValue = string | number | boolean | null;

/** Changed fields, each with its value before and after. */
export type FieldChanges = Record<string, [before: FieldValue, after: FieldValue]>;

/** Days in which a deletion or an import can be undone. Source: decisions, "Orders and stock". */
const undoDays = 30;

/**
 * Gives the moment since which deletions and imports can still be undone.
 *
 * @param now The present moment.
 * @returns The moment 30 days earlier.
 * Source: decisions, "Orders and stock".
 */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoDays * 86_400_000);
}

/**
 * Tells whether something can still be undone.
 *
 * @param doneAt When it was done.
 * @param now The present moment.
 * @returns True within 30 days.
 * Source: decisions, "Orders and stock".
 */
export function isUndoable(doneAt: Date, now: Date): boolean {
  return doneAt >= undoableSince(now);
}
