import { useId } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { DailyChart } from "./daily-chart.tsx";
import { LowStockList } from "./low-stock-list.tsx";

/** What stands below the stat cards: orders and revenue per day, and what is running out. */
export function Figures(): ReactNode {
  const text = useText(dashboardFiguresText);
  return (
    <div className="mt-3 grid gap-3 lg:grid-cols-12">
      <Card title={text.chartTitle} className="lg:col-span-8">
        <DailyChart />
      </Card>
      <Card title={text.lowStockTitle} className="lg:col-span-4">
        <LowStockList />
      </Card>
    </div>
  );
}

/** As high from the start as what will stand in it. */
function Card({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`flex min-w-0 flex-col rounded-lg border border-hairline bg-raised px-5 py-4 ${className}`}
    >
      <h2 id={headingId} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      <div className="flex min-h-72 flex-1 flex-col">{children}</div>
    </section>
  );
}
