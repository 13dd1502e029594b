import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Product } from "#domain/product-schema.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ChangeKind } from "#server/services/changes/record-changes.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { toProduct, type ProductRecord } from "./product-row.ts";
import { rejectOverflow } from "./reject-overflow.ts";
import { lockShownProducts } from "./shown-products.ts";

type ProductColumns = typeof products.$inferInsert;

const stockColumns: ReadonlySet<string> = new Set<keyof ProductColumns>([
  "stockQuantity",
  "stockBeforeOff",
]);

type Columns = {
  [Column in keyof ProductColumns]?: ProductColumns[Column] | SQL | undefined;
};

/**
 * Updates a product that isn't deleted and writes the change row in the same transaction.
 * @param ctx The context; the caller's permission is already checked.
 * @param columns The columns, or how they follow from the present ones; undefined ones stay unchanged.
 * @param kind The kind of change for realtime.
 * @throws {ServiceError} `not_found` for an unknown or deleted product; `invalid_input` for a price that
 * doesn't fit in euro.
 */
export async function changeProduct(
  ctx: ServiceContext,
  id: string,
  columns: Columns | ((present: ProductRecord) => Columns),
  kind: ChangeKind = "updated",
): Promise<Product> {
  const changed = takeTurn(ctx, [`product:${id}`], () =>
    runTransaction(ctx.db, async (tx) => {
      await nameActor(tx, ctx.actor);
      const shownBefore = await lockShownProducts(tx, [id]);
      const set = typeof columns === "function" ? columns(await readPresent(tx, id)) : columns;
      const [updated] = await tx
        .update(products)
        .set({ ...set, updatedAt: ctx.now() })
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
        .returning();
      if (!updated) throw new ServiceError("not_found");
      const isOnlyStock = Object.entries(set).every(
        ([name, value]) => value === undefined || stockColumns.has(name),
      );
      await recordProductChanges(tx, kind, [id], { shownBefore, isOnlyStock });
      return { row: updated, isOnlyStock };
    }),
  );
  const { row, isOnlyStock } = await rejectOverflow(changed);
  ctx.announceChanges("product", isOnlyStock ? [id] : undefined);
  return toProduct(row);
}

async function readPresent(tx: Transaction, id: string): Promise<ProductRecord> {
  const [present] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (!present) throw new ServiceError("not_found");
  return present;
}
