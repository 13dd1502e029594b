import { eq } from "drizzle-orm";
import type { NewProduct, Product } from "#domain/product-schema.ts";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { fillNewProduct } from "#server/services/dimensions/fill-dimensions.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toProductColumns, toProduct, type ProductRecord } from "./product-row.ts";
import { rejectOverflow } from "./reject-overflow.ts";

/**
 * Creates a product.
 * @param product All fields; price in major units of its currency. A retry with an id that was already
 * used creates nothing.
 * @returns The product as stored, with the dimensions that its name states.
 * @throws {ServiceError} `sign_in_to_add_products` for a visitor, `forbidden` for a customer.
 */
export async function createProduct(
  ctx: ServiceContext,
  { id, ...fields }: NewProduct,
): Promise<Product> {
  requireAdmin(ctx.actor, "sign_in_to_add_products");
  const filled = fillNewProduct(fields);
  const created = runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, ctx.actor);
    const now = ctx.now();
    const [inserted] = await tx
      .insert(products)
      .values({
        ...toProductColumns(filled.fields),
        ...filled.source,
        id: id ?? createTimeOrderedId(now.getTime()),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: products.id })
      .returning();
    if (!inserted) return findFirst(tx, id);
    await recordProductChanges(tx, "created", [inserted.id]);
    return inserted;
  });
  const row = await rejectOverflow(created);
  ctx.announceChanges("product");
  return toProduct(row);
}

async function findFirst(tx: Transaction, id: string | undefined): Promise<ProductRecord> {
  const [first] =
    id === undefined ? [] : await tx.select().from(products).where(eq(products.id, id));
  if (!first) throw new ServiceError("internal_error");
  return first;
}
