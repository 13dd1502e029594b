import { type ReactNode, useId } from "react";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { useText } from "#web/messages/language.tsx";
import { DailyChart } from "./daily-chart.tsx";
import { LowStockList } from "./low-stock-list.tsx";

/** The figures beside the lists: orders and revenue per day, and low stock. */
export function Figures(): ReactNode {
  const text = useText(dashboardFiguresText);
  return (
    // The lists come first: the figures are beside them, or collapsed on narrow screens. On tall screens they
    // stay in view.
    <details className="unfold-wide min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start xl:[@media(height>=56rem)]:sticky xl:[@media(height>=56rem)]:top-20">
      <summary className="min-h-11 rounded-lg border border-hairline bg-raised px-4 py-2.5 text-sm font-medium">
        {text.summary}
      </summary>
      <div className="grid gap-3 max-xl:mt-3 md:max-xl:grid-cols-2">
        <Card title={text.chartTitle}>
          <DailyChart />
        </Card>
        <Card title={text.lowStockTitle}>
          <LowStockList />
        </Card>
      </div>
    </details>
  );
}

/** As high as its content from the start. */
function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col rounded-lg border border-hairline bg-raised px-4 py-3"
    >
      <h2 id={headingId} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      <div className="flex min-h-75 flex-1 flex-col">{children}</div>
    </section>
  );
}
