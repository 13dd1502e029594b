import { useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { useText } from "#web/lib/language.tsx";
import type { OrderListItem } from "#web/lib/orders/order-row.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import type { OrderActions } from "./order-actions.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { useDeleteOrder } from "./use-delete-order.ts";
import { useRestoreOrder } from "./use-restore-order.ts";

interface ListedOrderActions extends OrderActions {
  readonly onOpen: (order: OrderListItem) => void;
}

/**
 * What can be done to an order: look at it, delete it, bring it back.
 *
 * @param orders The list on screen, if any: an open order follows it.
 * @param leaveRow Takes the focus of a row that goes.
 * @returns The actions, and the dialogs, which the caller renders beside the list: a list that
 *   becomes empty meanwhile mustn't take away what somebody is reading.
 */
export function useOrderActions(
  orders: readonly OrderItem[] | undefined,
  leaveRow: () => void,
): readonly [ListedOrderActions, ReactNode] {
  const text = useText(dashboardText);
  const [confirm, confirmDialog] = useConfirm();
  const [opened, setOpened] = useState<OrderItem>();
  const deletion = useDeleteOrder();
  const restoration = useRestoreOrder();

  // What had the focus goes with the row, and behind an open dialog nothing can take it.
  function leave(id: string): void {
    flushSync(() => setOpened((now) => (now?.id === id ? undefined : now)));
    leaveRow();
  }

  async function askToDelete({ id, shortId }: OrderListItem): Promise<void> {
    const isSure = await confirm({
      title: text.deleteOrder(shortId),
      description: messages.dashboard.deleteOrderQuestion,
      confirmLabel: text.deleteConfirm,
      tone: "danger",
    });
    if (isSure) deletion.run(id, () => leave(id));
  }

  const actions = {
    busyId: deletion.busyId ?? restoration.busyId,
    onDelete: (order: OrderListItem) => void askToDelete(order),
    onRestore: (order: OrderListItem) => restoration.run(order.id, () => leave(order.id)),
  };
  const dialogs = (
    <>
      {opened && (
        <OrderDialog
          // Its newest picture, as long as the list shows it.
          order={orders?.find((order) => order.id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
          {...actions}
        />
      )}
      {confirmDialog}
    </>
  );
  return [
    { ...actions, onOpen: ({ id }) => setOpened(orders?.find((order) => order.id === id)) },
    dialogs,
  ];
}
