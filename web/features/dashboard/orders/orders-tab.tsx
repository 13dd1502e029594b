import { Download } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { describeOrder } from "#web/lib/orders/order-row.ts";
import { useNewOrders } from "#web/lib/orders/use-new-orders.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { OrderControls } from "./order-controls.tsx";
import { OrderResults } from "./order-results.tsx";
import type { OrderSearch } from "./order-search.ts";
import { OrderTable } from "./order-table.tsx";
import { PrintDayButton } from "./print-day-button.tsx";
import { useOrderActions } from "./use-order-actions.tsx";
import { useOrderResults } from "./use-order-results.ts";

export interface OrdersTabProps {
  readonly search: OrderSearch;
  /** `same` replaces the step in the history, `new` makes one that Back returns from. */
  readonly onSearchChange: (search: OrderSearch, step: "new" | "same") => void;
}

/** Every order with its status; the only thing to change here is to delete one or bring it back. */
export function OrdersTab({ search, onSearchChange }: OrdersTabProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const words = useText(dashboardText);
  const list = useOrderResults(search);
  const { orders, isOld } = list;
  const summary = useRef<HTMLParagraphElement>(null);
  const [actions, dialogs] = useOrderActions(orders, () => summary.current?.focus());
  const isLoading = isOld || (!orders && !list.hasFailed);
  const fresh = useNewOrders(
    isOld || !showsArrivals(search) ? undefined : orders,
    JSON.stringify(search),
  );
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{words.ordersTab}</h2>
      <OrderControls search={search} onSearchChange={onSearchChange} />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p ref={summary} tabIndex={-1} role="status" className="text-sm text-muted">
          {isLoading && words.loading}
          {orders && !isLoading && text.found(list.count)}
        </p>
        <div className="flex flex-wrap gap-2">
          {search.day !== undefined && <PrintDayButton day={search.day} />}
          <a
            href="/api/admin/exports/orders"
            download
            title={text.exportTitle}
            className={buttonStyle({ size: "sm" })}
          >
            <Download aria-hidden="true" />
            {text.export}
          </a>
        </div>
      </div>
      <p role="status" className="sr-only">
        {fresh
          .map((order) => describeOrder(order, "sq-AL"))
          .map(({ shortId, customer, total }) => words.newOrder(shortId, customer, total))
          .join(". ")}
      </p>
      <OrderResults list={list} search={search} onClearFilters={() => onSearchChange({}, "new")}>
        <OrderTable
          orders={(orders ?? []).map((order) => describeOrder(order, "sq-AL"))}
          freshIds={new Set(fresh.map((order) => order.id))}
          {...actions}
        />
      </OrderResults>
      {dialogs}
    </section>
  );
}

/** Lists that an old order can enter when somebody changes it mark nothing as new. */
function showsArrivals({ status }: OrderSearch): boolean {
  return status === undefined || status === "pending";
}
