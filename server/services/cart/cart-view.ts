import { and, asc, eq, inArray } from "drizzle-orm";
import type { Product } from "#domain/product-schema.ts";
import { cartItems, products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { findLastShownNames } from "#server/services/products/find-last-shown-names.ts";
import { toPublishedProduct } from "#server/services/products/product-row.ts";

/** A line of a signed-in user's cart with its product. */
export type CartItemView = {
  readonly id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly product: Pick<
    Product,
    | "id"
    | "name"
    | "price"
    | "price_eur"
    | "currency"
    | "category"
    | "image_url"
    | "description"
    | "stock_quantity"
  >;
};

/** A cart in the API's format. */
export type CartView = {
  readonly items: CartItemView[];
  /**
   * Names of products just removed from the cart because they are no longer sold, as the shop last
   * showed them.
   */
  readonly dropped: string[];
};

/**
 * Reads a user's cart and removes products that are no longer sold.
 * @returns The lines in the order in which they were added, and the names of the removed ones.
 */
export async function readCart(
  { db, config }: Pick<ServiceContext, "db" | "config">,
  userId: string,
): Promise<CartView> {
  const rows = await db
    .select({ line: cartItems, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
  const gone = rows.filter(({ product }) => !product.isActive || product.deletedAt !== null);
  const names = await findLastShownNames(
    db,
    gone.map(({ product }) => product),
  );
  if (gone.length > 0) {
    const ids = gone.map(({ line }) => line.id);
    await db.delete(cartItems).where(and(eq(cartItems.userId, userId), inArray(cartItems.id, ids)));
  }
  return {
    items: rows
      .filter((row) => !gone.includes(row))
      .map(({ line, product }) => ({
        id: line.id,
        product_id: line.productId,
        quantity: line.quantity,
        product: toPublishedProduct(product, config),
      })),
    dropped: gone.map(({ product }) => names.get(product.id) ?? product.name),
  };
}
