import { Inbox } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { messages } from "#domain/messages.ts";
import { shortOrderId } from "#domain/order.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
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
import { LinkedPanelOrder } from "./linked-panel-order.tsx";
import { PanelOrder } from "./panel-order.tsx";

type PanelOrdersProps = {
  /** Shown above the others, however old it is. */
  readonly orderId: string | undefined;
};

/** 'Porositë': every order, newest first, with an editable status. */
export function PanelOrders({ orderId }: PanelOrdersProps): ReactNode {
  const text = useText(adminPanelText);
  const list = useKeysetList(ordersQuery(useApi()), getRowId);
  const { items: orders } = list;
  const { isError: hasFailed } = list.query;
  const fresh = useNewOrders(orders);
  useLive("orders");
  useEffect(() => {
    if (hasFailed) toast.error(messages.orders.loadFailed, { lang: "en" });
  }, [hasFailed]);

  if (!orders && hasFailed) {
    const title = <span lang="en">{messages.orders.loadFailed}</span>;
    return <ErrorState title={title} onRetry={list.retry} busy={list.isFetching} />;
  }
  if (!orders) return <LoadingOrders label={text.loading} />;
  return (
    <>
      <p role="status" className="sr-only">
        {fresh
          .map(({ id, customer_name: name }) => text.newOrder(shortOrderId(id), name))
          .join(". ")}
      </p>
      {orderId !== undefined && <LinkedPanelOrder id={orderId} />}
      {orders.length === 0 && (
        <EmptyState icon={<Inbox aria-hidden="true" />} title={text.empty} text={text.emptyText} />
      )}
      <ul aria-label={text.ordersList} className="grid gap-4">
        {orders
          .filter(({ id }) => id !== orderId)
          .map((order) => (
            <li key={order.id}>
              <PanelOrder
                order={toOrderListItem(order, "sq-AL", "sq")}
                isFresh={fresh.some((one) => one.id === order.id)}
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

function LoadingOrders({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm text-muted">{label}</p>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
