import type { Database, Transaction } from "#server/db/client.ts";
import { changes } from "#server/db/schema/orders.ts";

/** What a change is about; a product that the shop doesn't show is told to admins alone. */
export type ChangeTopic = "product" | "hidden-product" | "order";

/** What happened to it; 'many' stands for more than are named one by one. */
export type ChangeKind = "created" | "updated" | "deleted" | "many";

/** More than any order has lines: beyond it, announcing each one to every listener would stall the process. */
const mostNamed = 200;

/**
 * Writes change rows into the transaction that makes the change, so that realtime never tells of
 * something that wasn't committed and never misses what was.
 *
 * @param tx The transaction of the change.
 * @param topic Product or order; `recordProductChanges` finds the right one for products.
 * @param kind What happened.
 * @param ids The changed rows' ids; none writes nothing, more than 200 are told as one change.
 */
export async function recordChanges(
  tx: Transaction | Database,
  topic: ChangeTopic,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows =
    ids.length > mostNamed
      ? ids.slice(0, 1).map((entityId) => ({ topic, kind: "many" as const, entityId }))
      : ids.map((entityId) => ({ topic, kind, entityId }));
  await tx.insert(changes).values(rows);
}
