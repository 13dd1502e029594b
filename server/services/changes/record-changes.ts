import type { Database, Transaction } from "#server/db/client.ts";
import { changes } from "#server/db/schema/orders.ts";

/** The changed entity; changes of products that the shop doesn't show are sent only to admins. */
export type ChangeTopic = "product" | "hidden-product" | "order" | "quote" | "synonyms";

/** The kind of change; 'many' replaces a list of ids that is too long. */
export type ChangeKind = "created" | "updated" | "deleted" | "many";

/**
 * No order has more lines than this; announcing more ids one by one to every listener would stall
 * the process.
 */
export const maxNamed = 200;

/**
 * Writes change rows in the transaction that makes the change, so that realtime sees exactly the
 * committed changes.
 * @param topic The kind of record; for products use `recordProductChanges`, which picks the topic.
 * @param ids Ids of the changed rows; an empty list writes nothing, more than 200 become one change.
 */
export async function recordChanges(
  tx: Transaction | Database,
  topic: ChangeTopic,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows =
    ids.length > maxNamed
      ? ids.slice(0, 1).map((entityId) => ({ topic, kind: "many" as const, entityId }))
      : ids.map((entityId) => ({ topic, kind, entityId }));
  await tx.insert(changes).values(rows);
}
