/** A row that arrives in a list sorted by newest first. */
export type Arriving = { readonly id: string; readonly created_at: string };

/**
 * Finds orders or quotes that arrived since the last list. Older ones loaded by 'Show more' aren't new, and
 * neither is the first list.
 * @param before The list so far; undefined before the first answer.
 * @param now The list after an answer, newest first.
 */
export function findNewOrders<Row extends Arriving>(
  before: readonly Row[] | undefined,
  now: readonly Row[],
): readonly Row[] {
  if (!before) return [];
  const known = new Set(before.map((order) => order.id));
  const newest = before[0]?.created_at ?? "";
  return now.filter((order) => !known.has(order.id) && order.created_at >= newest);
}
