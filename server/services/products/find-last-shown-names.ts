import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { FieldChanges, HistoryAction } from "#domain/history.ts";
import type { Database } from "#server/db/client.ts";
import { history } from "#server/db/schema/staff.ts";
import type { ProductRecord } from "./product-row.ts";

type Step = { readonly action: HistoryAction; readonly changes: FieldChanges };

/**
 * Finds the names under which the shop last showed products that it no longer shows. A customer
 * who saw such a product may read that name, but no later one: the row may have become a
 * product that is not public yet.
 *
 * @param db The database.
 * @param gone The products' rows.
 * @returns A name for each id; the oldest known one where the history doesn't reach back far enough.
 * Source: case S72.
 */
export async function findLastShownNames(
  db: Database,
  gone: readonly ProductRecord[],
): Promise<ReadonlyMap<string, string>> {
  if (gone.length === 0) return new Map();
  const ids = gone.map((product) => product.id);
  const steps = await db
    .select({ id: history.entityId, action: history.action, changes: history.changes })
    .from(history)
    .where(
      and(
        eq(history.topic, "product"),
        inArray(history.entityId, ids),
        // Changes of stock and price, the frequent ones, say nothing about it.
        sql`(${history.action} IN ('deleted', 'restored') OR ${history.changes} ?| ARRAY['name', 'is_active'])`,
      ),
    )
    .orderBy(desc(history.id));
  const getSteps = Map.groupBy(steps, (step) => step.id);
  return new Map(
    gone.map((product) => [product.id, nameWhenShown(product, getSteps.get(product.id) ?? [])]),
  );
}

/** Walks back from the present, step by step, to when the shop showed the product. */
function nameWhenShown(product: ProductRecord, steps: readonly Step[]): string {
  let { name, isActive } = product;
  let isDeleted = product.deletedAt !== null;
  for (const { action, changes } of steps) {
    if (isActive && !isDeleted) break;
    if (action === "deleted") isDeleted = false;
    if (action === "restored") isDeleted = true;
    const nameBefore = changes["name"]?.[0];
    const activeBefore = changes["is_active"]?.[0];
    if (typeof nameBefore === "string") name = nameBefore;
    if (typeof activeBefore === "boolean") isActive = activeBefore;
  }
  return name;
}
