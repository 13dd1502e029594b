import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { FieldChanges, HistoryAction } from "#domain/history.ts";
import type { Database } from "#server/db/client.ts";
import { history } from "#server/db/schema/staff.ts";
import type { ProductRecord } from "./product-row.ts";

type Step = { readonly action: HistoryAction; readonly changes: FieldChanges };

/**
 * Finds the last publicly shown names of products that the shop no longer shows. Customers may see that
 * name but no later one: the row may since have become a product that isn't public yet.
 * docs/product/security.md#hidden-products
 * @returns A name for each id; the oldest recorded one if the history doesn't reach back far enough.
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
        // Skips the frequent changes of stock and price.
        sql`(${history.action} IN ('deleted', 'restored') OR ${history.changes} ?| ARRAY['name', 'is_active'])`,
      ),
    )
    .orderBy(desc(history.id));
  const getSteps = Map.groupBy(steps, (step) => step.id);
  return new Map(
    gone.map((product) => [product.id, nameWhenShown(product, getSteps.get(product.id) ?? [])]),
  );
}

/** Walks the history back to the point at which the shop showed the product. */
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
