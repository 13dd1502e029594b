import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { statsQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";

/** Shown for a figure that failed to load. */
const unknown = "–";

/** The shop's four figures. If they fail to load, the lists below keep working. */
export function StatCards(): ReactNode {
  const text = useText(dashboardText);
  const { data, isError, isFetching, refetch } = useQuery(statsQuery(useApi()));
  const hasFailed = isError && !data;
  const missing = hasFailed ? unknown : undefined;
  return (
    <div className="grid gap-3">
      <dl aria-label={text.figures} className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatCard label={text.totalProducts} value={countText(data?.total_products) ?? missing} />
        <StatCard label={text.totalOrders} value={countText(data?.total_orders) ?? missing} />
        <StatCard
          label={text.totalRevenue}
          value={data ? formatEur(data.total_revenue) : missing}
        />
        <StatCard label={text.lowStock} value={countText(data?.low_stock_items) ?? missing} />
      </dl>
      {hasFailed && (
        <Notice tone="warning" className="items-center py-1.5">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {text.figuresFailed}
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {text.tryAgain}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}

function countText(count: number | undefined): string | undefined {
  return count?.toLocaleString("en-GB");
}
