import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId } from "#web/api/use-keyset-list.ts";
import { useIsReading } from "#web/features/admin/arrivals/use-is-reading.ts";
import { useWaitingOrders } from "#web/features/admin/arrivals/use-waiting-orders.ts";
import { WaitingOrdersButton } from "#web/features/admin/arrivals/waiting-orders-button.tsx";
import { ExportLink } from "#web/features/admin/dashboard/export-link.tsx";
import { useDashboardList } from "#web/features/admin/dashboard/use-dashboard-list.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { useNewOrders } from "#web/orders/use-new-orders.ts";
import { OrderControls } from "./order-controls.tsx";
import { OrderResults } from "./order-results.tsx";
import { orderFilter, type OrderSearch } from "./order-search.ts";
import { OrderTable } from "./order-table.tsx";
import { PrintDayButton } from "./print-day-button.tsx";
import { useOrderActions } from "./use-order-actions.tsx";

export type OrdersTabProps = {
  readonly search: OrderSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: OrderSearch, step: "new" | "same") => void;
};

/** Every order with its status. Orders can only be deleted and restored here. */
export function OrdersTab({ search, onSearchChange }: OrdersTabProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const words = useText(dashboardText);
  const options = ordersQuery(useApi(), orderFilter(search));
  const list = useDashboardList(options, getRowId, messages.orders.loadFailed);
  const { items: orders, isOld, isLoading } = list;
  const listName = JSON.stringify(search);
  const { isReading, top, pointer } = useIsReading();
  const { shown, waiting, show } = useWaitingOrders(
    isOld ? undefined : orders,
    listName,
    isReading && showsArrivals(search),
  );
  const listed = isOld ? orders : shown;
  const fresh = useNewOrders(showsArrivals(search) ? shown : undefined, listName);
  const summary = useRef<HTMLParagraphElement>(null);
  const leaveRow = (): void => summary.current?.focus();
  const [actions, dialogs] = useOrderActions(orders, leaveRow);
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{words.ordersTab}</h2>
      <OrderControls search={search} onSearchChange={onSearchChange} />
      <WaitingOrdersButton
        count={waiting}
        label={words.showNew}
        className="top-[calc(4.5rem+env(safe-area-inset-top))]"
        onShow={() => {
          flushSync(show);
          leaveRow();
        }}
      />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p ref={summary} tabIndex={-1} role="status" className="text-sm text-muted">
          {isLoading && words.loading}
          {orders && !isLoading && text.found(list.count)}
        </p>
        <div className="flex flex-wrap gap-2">
          {search.day !== undefined && search.until === undefined && (
            <PrintDayButton day={search.day} />
          )}
          <ExportLink href="/api/admin/exports/orders" text={text} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {fresh
          .map((order) => toOrderListItem(order, "sq-AL"))
          .map(({ shortId, customer, total }) => words.newOrder(shortId, customer, total))
          .join(". ")}
      </p>
      <div ref={top} />
      <OrderResults list={list} search={search} onClearFilters={() => onSearchChange({}, "new")}>
        <div {...pointer}>
          <OrderTable
            orders={(listed ?? []).map((order) => toOrderListItem(order, "sq-AL"))}
            freshIds={new Set(fresh.map((order) => order.id))}
            {...actions}
          />
        </div>
      </OrderResults>
      {dialogs}
    </section>
  );
}

/** Marks no order as new in lists that an old order can enter through a status change. */
function showsArrivals({ status }: OrderSearch): boolean {
  return status === undefined || status === "pending";
}
