import type { ApiClient } from "#web/lib/api/client.ts";
import { formatEur } from "#web/lib/format-money.ts";
import type { ChartDay } from "#web/ui/day-chart-plot.tsx";

/** A day as the API sends it. */
export type DayFigures = Awaited<ReturnType<ApiClient["admin"]["daily"]>>["days"][number];

/** Prepares days for the chart, their dates as the sq-AL locale writes them. */
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

/** '21.11.' of 2026-11-21. */
function shortDate(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date}.${month}.`;
}
