import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState, type ReactNode } from "react";
import { parseAmount, toAmount } from "#domain/money.ts";
import { addDays, countDays, maxFigureDays } from "#domain/period.ts";
import { formatShortDay } from "#domain/tirana-day.ts";
import { dailyQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getToday } from "#web/features/admin/dashboard/period/get-today.ts";
import { PeriodFields } from "#web/features/admin/dashboard/period/period-fields.tsx";
import { parsePeriodSearch } from "#web/features/admin/dashboard/period/period-search.ts";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { dashboardPeriodText } from "#web/messages/dashboard-period.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { DayChart } from "#web/ui/day-chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chartDays, chartPeriods, type ChartPeriod } from "./chart-days.ts";
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
        options={[
          ...chartPeriods.map((value) => ({ value, label: text.days(Number(value)) })),
          { value: "dates", label: text.dates },
        ]}
        onValueChange={setPeriod}
      />
      {period === "dates" ? (
        <ChartOfDates />
      ) : (
        <Chart period={{ days: Number(period) }} words={text.lastDays(Number(period))} />
      )}
    </>
  );
}

/** Begins with the last days; an invalid period leaves the chart as it is. */
function ChartOfDates(): ReactNode {
  const text = useText(dashboardFiguresText);
  const { invalid } = useText(dashboardPeriodText);
  const [typed, setTyped] = useState(() => {
    const today = getToday();
    return { day: addDays(today, 1 - chartDays), until: today };
  });
  const [shown, setShown] = useState(typed);
  const { day, until } = shown;
  const hasError = typed !== shown;
  return (
    <>
      <div data-restored className="mb-3 grid grid-cols-2 gap-3">
        <PeriodFields
          period={typed}
          error={hasError ? invalid : undefined}
          onChange={(change) => {
            const next = { ...typed, ...change };
            setTyped(next);
            if (isShowable(next)) setShown(next);
          }}
        />
      </div>
      <Chart period={shown} words={text.fromTo(formatShortDay(day), formatShortDay(until))} />
    </>
  );
}

function isShowable(period: { readonly day: string; readonly until: string }): boolean {
  const { day, until } = parsePeriodSearch(period);
  if (day === undefined || until === undefined) return false;
  const days = countDays(day, until);
  return days >= 1 && days <= maxFigureDays;
}

type ChartProps = {
  readonly period: Parameters<typeof dailyQuery>[1];
  /** 'the last 30 days'. */
  readonly words: string;
};

function Chart({ period, words }: ChartProps): ReactNode {
  const text = useText(dashboardFiguresText);
  const { data, isError, isFetching, refetch } = useQuery({
    ...dailyQuery(useApi(), period),
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
        title={text.noOrders(words)}
        text={text.noOrdersText}
      />
    );
  }
  const days = describeDays(data.days, text.orders);
  return (
    <>
      <p className="mb-2 text-sm font-medium tabular-nums">
        {text.sum(text.orders(count), formatEur(sumRevenue(data.days)))}
      </p>
      <DayChart
        days={days}
        text={{
          ...text.chart,
          today: "days" in period ? text.chart.today : undefined,
          caption: text.chart.caption(words),
        }}
        unit="€"
      />
    </>
  );
}

/** In cents, so that binary fractions don't add up. */
function sumRevenue(days: readonly DayFigures[]): number {
  return toAmount(days.reduce((sum, { revenue }) => sum + (parseAmount(revenue) ?? 0), 0));
}
