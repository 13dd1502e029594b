import { PackageOpen } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { messages } from "#domain/messages.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList } from "#web/api/use-keyset-list.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { useAutoRefresh } from "#web/offline/use-auto-refresh.ts";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { OrderCard, OrderCardSkeleton } from "./order-card.tsx";
import { OwnOrderActions } from "./own-order-actions.tsx";
import { useCancelOrder } from "./use-cancel-order.tsx";
import { type PutOnDevice, useOrderAgain } from "./use-order-again.ts";

/** Customers have no event stream for orders, so their list polls. In milliseconds. */
const askEveryMs = 45_000;

export type OwnOrdersProps = {
  readonly userId: string;
  readonly putOnDevice: PutOnDevice;
};

/** A customer's own orders with their status, newest first. */
export function OwnOrders({ userId, putOnDevice }: OwnOrdersProps): ReactNode {
  const text = useText(accountText);
  const api = useApi();
  const list = useKeysetList(ordersQuery(api, { scope: "own" }), getRowId);
  const { items: orders } = list;
  const { isError: hasFailed } = list.query;
  const again = useOrderAgain(userId, putOnDevice);
  const cancelling = useCancelOrder(({ id }) => api.orders.cancel({ id }));
  useAutoRefresh(list.retry, askEveryMs);
  useEffect(() => {
    if (hasFailed) toast.error(messages.orders.loadFailed);
  }, [hasFailed]);

  if (!orders) {
    return hasFailed ? (
      <ErrorState title={messages.orders.loadFailed} onRetry={list.retry} busy={list.isFetching} />
    ) : (
      <LoadingOrders />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<PackageOpen aria-hidden="true" />}
        title={text.ordersEmpty}
        text={text.ordersEmptyText}
        action={
          <LinkButton to="/shop" variant="primary">
            {text.toShop}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={toOrderListItem(order, "en-GB")}
              action={<OwnOrderActions order={order} again={again} cancelling={cancelling} />}
            />
          </li>
        ))}
      </ul>
      {cancelling.dialog}
      {list.hasMore && (
        <Button className="mt-6" busy={list.isLoadingMore} onClick={list.loadMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}

function LoadingOrders(): ReactNode {
  const text = useText(accountText);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{text.loadingOrders}</span>
      <OrderCardSkeleton withAction />
      <OrderCardSkeleton withAction />
      <OrderCardSkeleton withAction />
    </div>
  );
}
