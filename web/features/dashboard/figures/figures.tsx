import { useId } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { DailyChart } from "./daily-chart.tsx";
import { LowStockList } from "./low-stock-list.tsx";

/** What stands beside the stat cards: orders and revenue per day, and what is running out. */
export function Figures(): ReactNode {
  const text = useText(dashboardFiguresText);
  return (
    // On a phone the lists come first: these wait behind a line until somebody wants them.
    <details className="unfold-wide min-w-0">
      <summary className="min-h-11 rounded-lg border border-hairline bg-raised px-5 py-2.5 text-sm font-medium">
        {text.summary}
      </summary>
      <div className="grid h-full gap-3 max-md:mt-3 lg:grid-cols-9">
        <Card title={text.chartTitle} className="lg:col-span-5">
          <DailyChart />
        </Card>
        <Card title={text.lowStockTitle} className="lg:col-span-4">
          <LowStockList />
        </Card>
      </div>
    </details>
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
      <div className="flex min-h-64 flex-1 flex-col">{children}</div>
    </section>
  );
}
