import { sql } from "drizzle-orm";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";

/** Orders and revenue in EUR of one day in Tirana, YYYY-MM-DD. */
export type DailyFigures = {
  readonly day: string;
  readonly orders: number;
  readonly revenue: number;
};

/**
 * Counts orders and sums their totals per calendar day in Tirana.
 * @param days Number of days, 1 to 366.
 * @returns Oldest first, today last; days without orders have zeros. Deleted orders are excluded,
 * and orders that customers cancelled bring no revenue.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function getDailyFigures(ctx: ServiceContext, days: number): Promise<DailyFigures[]> {
  requireAdmin(ctx.actor);
  const { rows } = await ctx.db.execute<{ day: string; orders: number; revenue: string }>(sql`
    WITH today AS (
      SELECT (${ctx.now().toISOString()}::timestamptz AT TIME ZONE 'Europe/Tirane')::date AS day
    ), placed AS (
      SELECT (created_at AT TIME ZONE 'Europe/Tirane')::date AS day,
        count(*)::int AS orders,
          sum(total) FILTER (WHERE status <> 'cancelled') AS revenue
      FROM orders
      WHERE deleted_at IS NULL AND created_at >=
        (SELECT (day - ${days - 1}::int)::timestamp AT TIME ZONE 'Europe/Tirane' FROM today)
      GROUP BY 1
    )
    SELECT to_char(calendar.day, 'YYYY-MM-DD') AS day, coalesce(placed.orders, 0) AS orders,
      coalesce(placed.revenue, 0) AS revenue
    FROM today, generate_series(0, ${days - 1}::int) AS back,
      LATERAL (SELECT today.day - back AS day) AS calendar
      LEFT JOIN placed ON placed.day = calendar.day
    ORDER BY calendar.day`);
  return rows.map(({ day, orders, revenue }) => ({ day, orders, revenue: Number(revenue) }));
}
