import { sql } from "drizzle-orm";
import type { BulkValues } from "#domain/bulk-edit.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { rejectOverflow } from "#server/services/products/reject-overflow.ts";
import { lockShownProducts } from "#server/services/products/shown-products.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";

/** A product's values as the preview showed them, before and after. */
export type BulkChange = {
  readonly id: string;
  readonly from: BulkValues;
  readonly to: BulkValues;
};

/**
 * Writes several products together, or none if one of them isn't as the preview showed it.
 * @param isUndo Leaves out those that were changed since, instead of rejecting all.
 * @returns How many products changed.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `bulk_outdated`; `invalid_input` for a price that
 * doesn't fit in euro.
 */
export async function writeBulkEdit(
  ctx: ServiceContext,
  items: readonly BulkChange[],
  isUndo: boolean = false,
): Promise<number> {
  requireAdmin(ctx.actor);
  const ids = items.map(({ id }) => id);
  const turns = ids.map((id) => `product:${id}` as const);
  const write = takeTurn(ctx, turns, () =>
    runTransaction(ctx.db, async (tx) => {
      await nameActor(tx, ctx.actor);
      const shownBefore = await lockShownProducts(tx, ids);
      const changed = await writeValues(tx, items, ctx.now());
      if (changed.length < items.length && !isUndo) throw new ServiceError("bulk_outdated");
      await recordProductChanges(tx, "updated", changed, { shownBefore });
      return changed.length;
    }),
  );
  const count = await rejectOverflow(write);
  ctx.announceChanges("product");
  return count;
}

/** Writes those products that still have the values in `from`; returns their ids. */
async function writeValues(
  tx: Transaction,
  items: readonly BulkChange[],
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE products SET price = (item."to"->>'price')::numeric,
      stock_quantity = (item."to"->>'stock_quantity')::int,
      stock_before_off = CASE WHEN (item."to"->>'stock_quantity')::int = stock_quantity
        THEN stock_before_off END,
      is_active = (item."to"->>'is_active')::boolean,
      updated_at = ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (id uuid, "from" jsonb, "to" jsonb)
    WHERE products.id = item.id AND deleted_at IS NULL
      AND price = (item."from"->>'price')::numeric
      AND stock_quantity = (item."from"->>'stock_quantity')::int
      AND is_active = (item."from"->>'is_active')::boolean
    RETURNING products.id`);
  return rows.map(({ id }) => id);
}
