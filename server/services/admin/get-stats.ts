import { sql } from "drizzle-orm";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";

export type Stats = {
  readonly total_products: number;
  readonly total_orders: number;
  /** EUR, the sum of all orders of any status, excluding deleted ones and those that customers cancelled. */
  readonly total_revenue: number;
  readonly low_stock_items: number;
};

/**
 * Reads the figures of the dashboard's stat cards.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function getStats(ctx: ServiceContext): Promise<Stats> {
  requireAdmin(ctx.actor);
  const { rows } = await ctx.db.execute<{
    products: number;
    low: number;
    orders: number;
    revenue: string;
  }>(sql`
    SELECT product.products, product.low, placed.orders, placed.revenue
    FROM (
      SELECT coalesce(sum(products), 0)::int AS products,
        coalesce(sum(products) FILTER (WHERE is_low), 0)::int AS low
      FROM product_figures
    ) product, (
      SELECT coalesce(sum(orders), 0)::int AS orders,
        coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0) AS revenue
      FROM order_figures
    ) placed`);
  const figures = rows[0];
  return {
    total_products: figures?.products ?? 0,
    total_orders: figures?.orders ?? 0,
    total_revenue: Number(figures?.revenue ?? 0),
    low_stock_items: figures?.low ?? 0,
  };
}
