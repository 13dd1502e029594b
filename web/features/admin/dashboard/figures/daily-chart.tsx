import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import type { ReactNode } from "react";
import { dailyQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { useText } from "#web/messages/language.tsx";
import { DayChart } from "#web/ui/day-chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chartDays } from "./chart-days.ts";
import { describeDays } from "./describe-days.ts";

export function DailyChart(): ReactNode {
  const text = useText(dashboardFiguresText);
  const { data, isError, isFetching, refetch } = useQuery(dailyQuery(useApi(), chartDays));
  if (!data && isError) {
    return (
      <ErrorState
        className="flex-1 justify-center"
        title={text.chartFailed}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="flex-1" />;
  if (data.days.every(({ orders }) => orders === 0)) {
    return (
      <EmptyState
        className="flex-1 justify-center"
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        title={text.noOrders}
        text={text.noOrdersText}
      />
    );
  }
  return <DayChart days={describeDays(data.days, text.orders)} text={text.chart} unit="€" />;
}
