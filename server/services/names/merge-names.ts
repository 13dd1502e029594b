import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { getFixedNames, type NameKind } from "#domain/taxonomy.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { brands, products } from "#server/db/schema/shop.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { lockShownProducts } from "#server/services/products/shown-products.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";

export type NameMerge = {
  readonly kind: NameKind;
  readonly from: readonly string[];
  readonly to: string;
};

/**
 * Renames a brand or category, or merges several into one, on all products, deleted ones included, so that
 * a restored product doesn't bring the former name back. If it fails halfway, repeating it renames the rest.
 * @returns How many products changed; repeating a merge changes none.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `fixed_name` for a name that filters and forms offer.
 */
export async function mergeNames(ctx: ServiceContext, merge: NameMerge): Promise<number> {
  requireAdmin(ctx.actor);
  const { kind, to } = merge;
  const from = merge.from.filter((name) => name !== to);
  const fixed = from.find((name) => getFixedNames(kind).includes(name));
  if (fixed !== undefined) throw new ServiceError("fixed_name", { name: fixed });
  // Imports write brands and categories, too.
  return takeTurn(ctx, ["import"], async () => {
    let count = 0;
    for (;;) {
      const { found, changed } = await runTransaction(ctx.db, async (tx) => {
        await nameActor(tx, ctx.actor);
        if (kind === "brand") await mergeBrandRows(tx, from, to);
        return renameSome(tx, { kind, from, to }, ctx.now());
      });
      ctx.announceChanges("product");
      count += changed;
      if (found < maxProducts) return count;
    }
  });
}

/**
 * Products per transaction: the time that the triggers need for the counters of categories and brands grows
 * with the square of their number, and other changes of the products wait.
 */
const maxProducts = 500;

async function renameSome(
  tx: Transaction,
  { kind, from, to }: NameMerge,
  now: Date,
): Promise<{ readonly found: number; readonly changed: number }> {
  const column = products[kind];
  const meant = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(column, [...from]))
    .limit(maxProducts);
  const ids = meant.map(({ id }) => id);
  const shownBefore = await lockShownProducts(tx, ids);
  const changed = await tx
    .update(products)
    .set({ [kind]: to, updatedAt: now })
    // Of two merges at once, the second one finds the products renamed.
    .where(sql`${inArray(products.id, ids)} AND ${inArray(column, [...from])}`)
    .returning({ id: products.id });
  const changedIds = changed.map(({ id }) => id);
  await recordProductChanges(tx, "updated", changedIds, { shownBefore });
  return { found: ids.length, changed: changedIds.length };
}

/** Renames in the table of brands that the forms offer beside the built-in ones. */
async function mergeBrandRows(tx: Transaction, from: readonly string[], to: string): Promise<void> {
  const removed = await tx
    .delete(brands)
    .where(inArray(brands.name, [...from]))
    .returning();
  if (removed.length === 0 || getFixedNames("brand").includes(to)) return;
  await tx.insert(brands).values({ id: randomUUID(), name: to }).onConflictDoNothing();
}
