import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { isShown } from "#server/services/products/shown-products.ts";
import { maxNamed, recordChanges, type ChangeKind } from "./record-changes.ts";

/**
 * Writes the change rows of products of which only the stock changed.
 * @param tx The transaction of the change.
 */
export async function recordStockChanges(tx: Transaction, ids: readonly string[]): Promise<void> {
  await recordProductChanges(tx, "updated", ids, { isOnlyStock: true });
}

/**
 * Writes the change rows of products. Changes of products that the shop shows neither before nor after
 * go only to admins, so that visitors can't learn that they exist. Changes of products that just left
 * the shop go to all clients, so that open shops drop them.
 * @param tx The transaction of the change; call this after the change.
 * @param ids The changed products; an empty list writes nothing.
 * @param options.shownBefore Products that the shop showed before; only needed if the change hides any.
 * @param options.isOnlyStock Whether nothing but their stock changed.
 */
export async function recordProductChanges(
  tx: Transaction,
  kind: ChangeKind,
  ids: readonly string[],
  {
    shownBefore = new Set(),
    isOnlyStock = false,
  }: { readonly shownBefore?: ReadonlySet<string>; readonly isOnlyStock?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length <= maxNamed) {
    await tx.execute(sql`
      INSERT INTO changes (topic, kind, entity_id, is_only_stock)
      SELECT CASE WHEN id = ANY(${sql.param([...shownBefore])}::uuid[]) OR EXISTS (
          SELECT FROM products WHERE products.id = changed.id AND ${isShown}
        ) THEN 'product' ELSE 'hidden-product' END, ${kind}, id, ${isOnlyStock}
      FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS changed(id, place) ORDER BY place`);
    return;
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM products WHERE id = ANY(${sql.param(ids)}::uuid[]) AND ${isShown}`);
  const shown = new Set([...shownBefore, ...rows.map((row) => row.id)]);
  const announced = ids.filter((id) => shown.has(id));
  const hidden = ids.filter((id) => !shown.has(id));
  await recordChanges(tx, "product", kind, announced);
  await recordChanges(tx, "hidden-product", kind, hidden);
}
