import { Inbox } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { shortOrderId } from "#domain/order.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
import { useIsReading } from "#web/features/admin/arrivals/use-is-reading.ts";
import { useWaitingOrders } from "#web/features/admin/arrivals/use-waiting-orders.ts";
import { WaitingOrdersButton } from "#web/features/admin/arrivals/waiting-orders-button.tsx";
import { useLive } from "#web/live/use-live.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { useNewOrders } from "#web/orders/use-new-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { PanelOrder } from "./panel-order.tsx";

export type PanelFilter = "all" | "pending";

type PanelOrderListProps = {
  readonly filter: PanelFilter;
  /** An order that is shown above the list. */
  readonly linkedId: string | undefined;
};

/** The orders of a filter, newest first. */
export function PanelOrderList({ filter, linkedId }: PanelOrderListProps): ReactNode {
  const text = useText(adminPanelText);
  const list = useKeysetList(
    ordersQuery(useApi(), filter === "all" ? {} : { status: filter }),
    getRowId,
  );
  const [changed, setChanged] = useState<readonly OrderItem[]>([]);
  const { isError: hasFailed } = list.query;
  const { isReading, top, pointer } = useIsReading();
  const { shown, waiting, show } = useWaitingOrders(list.items, filter, isReading);
  const fresh = useNewOrders(shown);
  const listed = useRef<HTMLUListElement>(null);
  useLive("orders");
  useEffect(() => {
    if (hasFailed) toast.error(messages.orders.loadFailed, { lang: "en" });
  }, [hasFailed]);

  if (!list.items && hasFailed) {
    const title = <span lang="en">{messages.orders.loadFailed}</span>;
    return <ErrorState title={title} onRetry={list.retry} busy={list.isFetching} />;
  }
  function showWaiting(): void {
    flushSync(show);
    // The pressed button is gone.
    listed.current?.focus({ preventScroll: true });
    listed.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }
  if (!shown) return <LoadingOrders label={text.loading} />;
  const orders = filter === "all" ? shown : withChanged(shown, changed);
  return (
    <>
      <WaitingOrdersButton
        count={waiting}
        label={text.showNew}
        className="top-0"
        onShow={showWaiting}
      />
      <p role="status" className="sr-only">
        {fresh
          .map(({ id, customer_name: name }) => text.newOrder(shortOrderId(id), name))
          .join(". ")}
      </p>
      {orders.length === 0 && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title={filter === "all" ? text.empty : text.nonePending}
          text={text.emptyText}
        />
      )}
      <div ref={top} />
      <ul
        ref={listed}
        tabIndex={-1}
        aria-label={text.ordersList}
        className="grid gap-4"
        {...pointer}
      >
        {orders
          .filter(({ id }) => id !== linkedId)
          .map((order) => (
            <li key={order.id}>
              <PanelOrder
                order={toOrderListItem(order, "sq-AL", "sq")}
                isFresh={fresh.some((one) => one.id === order.id)}
                onChanged={(next) =>
                  setChanged((before) => [...before.filter(({ id }) => id !== next.id), next])
                }
              />
            </li>
          ))}
      </ul>
      {list.hasMore && (
        <Button className="mt-6" busy={list.isLoadingMore} onClick={list.loadMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}

/** Keeps changed orders that the filter no longer has in their place: docs/product/admin.md#pending-orders-in-the-panel */
function withChanged(
  listed: readonly OrderItem[],
  changed: readonly OrderItem[],
): readonly OrderItem[] {
  const gone = changed.filter(({ id }) => !listed.some((one) => one.id === id));
  if (gone.length === 0) return listed;
  // The server's order: newest first, then by id.
  return [...listed, ...gone].toSorted(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

function LoadingOrders({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm text-muted">{label}</p>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
