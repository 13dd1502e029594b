import type { ApiClient } from "#web/api/client.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import type { ChartDay } from "#web/ui/day-chart-plot.tsx";

/** A day's figures from the API. */
export type DayFigures = Awaited<ReturnType<ApiClient["admin"]["daily"]>>["days"][number];

/** Prepares days for the chart, with dates in the sq-AL format. */
export function describeDays(
  days: readonly DayFigures[],
  countOrders: (count: number) => string,
): readonly ChartDay[] {
  return days.map(({ day, orders, revenue }) => ({
    day,
    label: shortDate(day),
    amount: revenue,
    amountText: formatEur(revenue),
    count: orders,
    countText: countOrders(orders),
  }));
}

/** '21.11.' for 2026-11-21. */
function shortDate(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date}.${month}.`;
}
