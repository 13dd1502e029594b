import type { Database, Transaction } from "#server/db/client.ts";
import { changes } from "#server/db/schema/orders.ts";

/** What a change is about. */
export type ChangeTopic = "product" | "order";

/** What happened to it. */
export type ChangeKind = "created" | "updated" | "deleted";

/**
 * Writes change rows into the transaction that makes the change, so that realtime never tells of
 * something that wasn't committed and never misses what was.
 *
 * @param tx The transaction of the change.
 * @param topic Product or order.
 * @param kind What happened.
 * @param ids The changed rows' ids; none writes nothing.
 */
export async function recordChanges(
  tx: Transaction | Database,
  topic: ChangeTopic,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.insert(changes).values(ids.map((entityId) => ({ topic, kind, entityId })));
}
