import { sql } from "drizzle-orm";
import { addDays, countDays } from "#domain/period.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireKnownDays } from "#server/services/created-within.ts";
import { requireAdmin } from "#server/services/permission.ts";

/** Orders and revenue in EUR of one day in Tirana, YYYY-MM-DD. */
export type DailyFigures = {
  readonly day: string;
  readonly orders: number;
  readonly revenue: number;
};

/** The last days, today included; or the days from `day` to `until`, YYYY-MM-DD. */
export type FiguresPeriod = {
  readonly days: number;
  readonly day?: string | undefined;
  readonly until?: string | undefined;
};

/**
 * Counts orders and sums their totals per calendar day in Tirana.
 * @param period 1 to 366 days.
 * @returns Oldest first; days without orders have zeros. Deleted orders are excluded,
 * and orders that customers cancelled bring no revenue.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for a day that the database doesn't know.
 */
export async function getDailyFigures(
  ctx: ServiceContext,
  { day, until = day, ...period }: FiguresPeriod,
): Promise<DailyFigures[]> {
  requireAdmin(ctx.actor);
  const last = until ?? toTiranaDay(ctx.now());
  const days = day === undefined ? period.days : countDays(day, last);
  const first = addDays(last, 1 - days);
  requireKnownDays({ day: first, until: last });
  const { rows } = await ctx.db.execute<{ day: string; orders: number; revenue: string }>(sql`
    WITH placed AS (
      SELECT day, sum(orders)::int AS orders, sum(total) FILTER (WHERE status <> 'cancelled') AS revenue
      FROM order_figures WHERE day BETWEEN ${first} AND ${last} GROUP BY day
    )
    SELECT to_char(calendar.day, 'YYYY-MM-DD') AS day, coalesce(placed.orders, 0) AS orders,
      coalesce(placed.revenue, 0) AS revenue
    FROM generate_series(0, ${days - 1}::int) AS back,
      LATERAL (SELECT ${last}::date - back AS day) AS calendar
      LEFT JOIN placed ON placed.day = calendar.day
    ORDER BY calendar.day`);
  return rows.map(({ day: at, orders, revenue }) => ({
    day: at,
    orders,
    revenue: Number(revenue),
  }));
}
