import type { Product } from "#domain/product.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import { recordChanges } from "../changes/record-changes.ts";
import type { ServiceContext } from "../context.ts";
import { nameActor } from "../history/name-actor.ts";
import { requireAdmin } from "../permission.ts";
import { ServiceError } from "../service-error.ts";
import { columnsOfFields, refuseOverflow, type ProductFields } from "./product-fields.ts";
import { productOfRow } from "./product-row.ts";

/**
 * Adds a product to the shop.
 *
 * @param ctx An admin's context.
 * @param fields Every field; price in major units of its currency.
 * @returns The product as stored.
 * @throws {ServiceError} `sign_in_to_add_products` for a visitor, `forbidden` for a customer.
 * Source: shop specification section 7, "Insert product".
 */
export async function createProduct(ctx: ServiceContext, fields: ProductFields): Promise<Product> {
  requireAdmin(ctx.actor, "sign_in_to_add_products");
  const created = runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, ctx.actor);
    const now = ctx.now();
    const [inserted] = await tx
      .insert(products)
      .values({
        ...columnsOfFields(fields),
        id: createTimeOrderedId(now.getTime()),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!inserted) throw new ServiceError("internal_error");
    await recordChanges(tx, "product", "created", [inserted.id]);
    return inserted;
  });
  const row = await refuseOverflow(created);
  ctx.announceChanges("product");
  return productOfRow(row);
}
