/** Actions of staff on a product or an order. */
export const historyActions = [
  "created",
  "changed",
  "stock",
  "status",
  "deleted",
  "restored",
] as const;

export type HistoryAction = (typeof historyActions)[number];

/** A field's value in the API's format. */
export type FieldValue = string | number | boolean | null;

export type FieldChanges = Record<string, [before: FieldValue, after: FieldValue]>;

/** Days during which a deletion or an import can be undone. */
export const undoDays = 30;

/** Returns the earliest time of deletions and imports that can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoDays * 86_400_000);
}

export function isUndoable(doneAt: Date, now: Date): boolean {
  return doneAt >= undoableSince(now);
}
