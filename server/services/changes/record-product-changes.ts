import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { isShown } from "../products/is-shown.ts";
import { recordChanges, type ChangeKind } from "./record-changes.ts";

/**
 * Writes the change rows of products. What the shop neither showed before nor shows now is told to
 * admins alone: nobody else learns that it exists. A product that has just left the shop is told to
 * everybody, so that open shops drop it.
 *
 * @param tx The transaction of the change, after the change.
 * @param kind What happened.
 * @param ids The changed products; none writes nothing.
 * @param shownBefore Those that the shop showed before; needless where the change hides none.
 * Source: case S72.
 */
export async function recordProductChanges(
  tx: Transaction,
  kind: ChangeKind,
  ids: readonly string[],
  shownBefore: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM products WHERE id = ANY(${sql.param(ids)}::uuid[]) AND ${isShown}`);
  const shown = new Set([...shownBefore, ...rows.map((row) => row.id)]);
  const told = ids.filter((id) => shown.has(id));
  const hidden = ids.filter((id) => !shown.has(id));
  await recordChanges(tx, "product", kind, told);
  await recordChanges(tx, "hidden-product", kind, hidden);
}
