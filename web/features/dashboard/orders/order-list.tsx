import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { useText } from "#web/lib/language.tsx";
import { describeOrder, type OrderRow } from "#web/lib/orders/order-row.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderTable } from "./order-table.tsx";
import { useDeleteOrder } from "./use-delete-order.ts";
import { useRestoreOrder } from "./use-restore-order.ts";

interface OrderListProps {
  readonly orders: readonly OrderItem[];
  /** Orders that came in a moment ago. */
  readonly fresh: readonly OrderItem[];
}

/** The orders with what can be done to one: look at it, delete it, bring it back. */
export function OrderList({ orders, fresh }: OrderListProps): ReactNode {
  const text = useText(dashboardText);
  const [confirm, confirmDialog] = useConfirm();
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OrderItem>();
  const { deleteOrder, deletingId } = useDeleteOrder();
  const { restoreOrder, restoringId } = useRestoreOrder();

  // What had the focus goes with the row, and behind an open dialog nothing can take it.
  function leave(): void {
    flushSync(() => setOpened(undefined));
    frame.current?.focus();
  }

  async function askToDelete({ id, shortId }: OrderRow): Promise<void> {
    const isSure = await confirm({
      title: text.deleteOrder(shortId),
      description: messages.dashboard.deleteOrderQuestion,
      confirmLabel: text.deleteConfirm,
      tone: "danger",
    });
    if (isSure) deleteOrder(id, leave);
  }

  const actions = {
    busyId: deletingId ?? restoringId,
    onDelete: (order: OrderRow) => void askToDelete(order),
    onRestore: (order: OrderRow) => restoreOrder(order.id, leave),
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <OrderTable
        orders={orders.map((order) => describeOrder(order, "sq-AL"))}
        freshIds={new Set(fresh.map((order) => order.id))}
        onOpen={({ id }) => setOpened(orders.find((order) => order.id === id))}
        {...actions}
      />
      {opened && (
        <OrderDialog
          // Its newest picture, as long as the list shows it.
          order={orders.find((order) => order.id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
          {...actions}
        />
      )}
      {confirmDialog}
    </div>
  );
}
