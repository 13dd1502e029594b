import { Inbox } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { useText } from "#web/lib/language.tsx";
import { describeOrder } from "#web/lib/orders/order-row.ts";
import { useNewOrders } from "#web/lib/orders/use-new-orders.ts";
import { useOrders } from "#web/lib/orders/use-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import type { OrderSearch } from "./order-search.ts";
import { OrderTable } from "./order-table.tsx";
import { useDeleteOrder } from "./use-delete-order.ts";

export interface OrdersTabProps {
  readonly search: OrderSearch;
  /** `same` replaces the step in the history, `new` makes one that Back returns from. */
  readonly onSearchChange: (search: OrderSearch, step: "new" | "same") => void;
}

/** Every order with its status; the only thing to do here is to delete one. */
export function OrdersTab(_: OrdersTabProps): ReactNode {
  const text = useText(dashboardText);
  const { orders, hasFailed, isFetching, reload, showMore, isLoadingMore } = useOrders();
  const fresh = useNewOrders(orders);
  useEffect(() => {
    if (hasFailed) toast.error(messages.orders.loadFailed);
  }, [hasFailed]);

  if (!orders && hasFailed) {
    return <ErrorState title={messages.orders.loadFailed} onRetry={reload} busy={isFetching} />;
  }
  if (!orders) return <LoadingRows label={text.loading} />;
  return (
    <>
      <p role="status" className="sr-only">
        {fresh.map((order) => announce(order, text.newOrder)).join(". ")}
      </p>
      {orders.length === 0 ? (
        <EmptyState icon={<Inbox aria-hidden="true" />} title={text.empty} text={text.emptyText} />
      ) : (
        <DeletableOrders orders={orders} fresh={fresh} />
      )}
      {showMore && (
        <Button className="mt-6" busy={isLoadingMore} onClick={showMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}

interface DeletableOrdersProps {
  readonly orders: readonly OrderItem[];
  readonly fresh: readonly OrderItem[];
}

function DeletableOrders({ orders, fresh }: DeletableOrdersProps): ReactNode {
  const text = useText(dashboardText);
  const [confirm, confirmDialog] = useConfirm();
  const frame = useRef<HTMLDivElement>(null);
  const { deleteOrder, deletingId } = useDeleteOrder();

  async function ask(id: string, shortId: string): Promise<void> {
    const isSure = await confirm({
      title: text.deleteOrder(shortId),
      description: messages.dashboard.deleteOrderQuestion,
      confirmLabel: text.deleteConfirm,
      tone: "danger",
    });
    // The button that had the focus goes with its row.
    if (isSure) deleteOrder(id, () => frame.current?.focus());
  }

  return (
    <div ref={frame} tabIndex={-1}>
      <OrderTable
        orders={orders.map((order) => describeOrder(order, "sq-AL"))}
        freshIds={new Set(fresh.map((order) => order.id))}
        deletingId={deletingId}
        onDelete={(order) => void ask(order.id, order.shortId)}
      />
      {confirmDialog}
    </div>
  );
}

function announce(
  order: OrderItem,
  words: (id: string, customer: string, total: string) => string,
): string {
  const { shortId, customer, total } = describeOrder(order, "sq-AL");
  return words(shortId, customer, total);
}

function LoadingRows({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-2">
      <p className="mb-2 text-sm text-muted">{label}</p>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
