import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState, type ReactNode } from "react";
import { parseAmount, toAmount } from "#domain/money.ts";
import { dailyQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { DayChart } from "#web/ui/day-chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chartPeriods, type ChartPeriod } from "./chart-days.ts";
import { describeDays, type DayFigures } from "./describe-days.ts";

/** Orders and revenue per day of a period, with their sums. */
export function DailyChart(): ReactNode {
  const text = useText(dashboardFiguresText);
  const [period, setPeriod] = useState<ChartPeriod>("30");
  return (
    <>
      <SelectField<ChartPeriod>
        className="mb-3 self-start"
        label={text.period}
        hideLabel
        value={period}
        options={chartPeriods.map((value) => ({ value, label: text.days(Number(value)) }))}
        onValueChange={setPeriod}
      />
      <Chart days={Number(period)} />
    </>
  );
}

function Chart({ days }: { readonly days: number }): ReactNode {
  const text = useText(dashboardFiguresText);
  const { data, isError, isFetching, refetch } = useQuery({
    ...dailyQuery(useApi(), days),
    placeholderData: keepPreviousData,
  });
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
  const count = data.days.reduce((sum, { orders }) => sum + orders, 0);
  if (count === 0) {
    return (
      <EmptyState
        className="flex-1 justify-center"
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        title={text.noOrders(days)}
        text={text.noOrdersText}
      />
    );
  }
  return (
    <>
      <p className="mb-2 text-sm font-medium tabular-nums">
        {text.sum(text.orders(count), formatEur(sumRevenue(data.days)))}
      </p>
      <DayChart
        days={describeDays(data.days, text.orders)}
        text={{ ...text.chart, caption: text.chart.caption(days) }}
        unit="€"
      />
    </>
  );
}

/** In cents, so that binary fractions don't add up. */
function sumRevenue(days: readonly DayFigures[]): number {
  return toAmount(days.reduce((sum, { revenue }) => sum + (parseAmount(revenue) ?? 0), 0));
}
