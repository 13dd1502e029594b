import { inArray } from "drizzle-orm";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "../context.ts";
import { requireUser } from "../permission.ts";
import { takeTurn } from "../take-turn.ts";
import { readCart, type CartView } from "./cart-view.ts";
import { putCartLines, type WantedLine } from "./put-cart-lines.ts";

/**
 * Merges a guest's cart into one's own, adding quantities. Products that ran out of stock are
 * kept, since an order of them is taken all the same; products no longer sold are named.
 *
 * @param ctx A signed-in person's context.
 * @param lines The guest's lines, each product once, at most 200.
 * @returns The whole cart.
 * @throws {ServiceError} `unauthorized`; `cart_full` where both carts together pass 200 lines.
 * Source: decisions, "Accounts".
 */
export async function mergeCart(
  ctx: ServiceContext,
  lines: readonly WantedLine[],
): Promise<CartView> {
  const { userId } = requireUser(ctx.actor);
  await takeTurn(ctx, [`cart:${userId}`], () =>
    runTransaction(ctx.db, (tx) => putCartLines(tx, userId, lines)),
  );
  const cart = await readCart(ctx.db, userId);
  const kept = new Set(cart.items.map((item) => item.product_id));
  const lost = lines.map((line) => line.id).filter((id) => !kept.has(id));
  // A product that was in both carts has been named by the account's already.
  return { ...cart, dropped: [...new Set([...cart.dropped, ...(await findNames(ctx, lost))])] };
}

async function findNames(ctx: ServiceContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.map((row) => row.name);
}
