import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { statsQuery } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { formatEur } from "#web/lib/format-money.ts";
import { useText } from "#web/lib/language.tsx";
import { dashboardText } from "#web/messages/dashboard.ts";
import { StatCard } from "#web/ui/stat-card.tsx";

/** Stands for a figure that didn't arrive. */
const unknown = "–";

export function StatCards(): ReactNode {
  const text = useText(dashboardText);
  const { data, isError } = useQuery(statsQuery(useApi()));
  const missing = isError ? unknown : undefined;
  return (
    <dl
      aria-label={text.figures}
      className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-4 lg:grid-cols-1"
    >
      <StatCard label={text.totalProducts} value={data?.total_products ?? missing} />
      <StatCard label={text.totalOrders} value={data?.total_orders ?? missing} />
      <StatCard label={text.totalRevenue} value={data ? formatEur(data.total_revenue) : missing} />
      <StatCard label={text.lowStock} value={data?.low_stock_items ?? missing} />
    </dl>
  );
}
