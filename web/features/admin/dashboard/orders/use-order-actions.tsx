import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/use-row-action.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { dropOrder, reloadAfterOrderChange } from "#web/orders/order-cache.ts";
import type { OrderListItem } from "#web/orders/order-row.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { OpenOrder } from "./open-order.tsx";
import type { OrderActions } from "./order-actions.ts";
import { useRestoreOrder } from "./use-restore-order.ts";

type ListedOrderActions = {
  readonly onOpen: (order: OrderListItem) => void;
} & OrderActions;

/**
 * The actions on an order: open, delete, restore.
 *
 * @param orders The list on screen, if any.
 * @param leaveRow Takes the focus of a removed row.
 * @returns The actions, and the dialogs for the caller to render beside the list, so that a list that becomes
 * empty doesn't close an open order.
 */
export function useOrderActions(
  orders: readonly OrderItem[] | undefined,
  leaveRow: () => void,
): readonly [ListedOrderActions, ReactNode] {
  const text = useText(dashboardText);
  const [confirm, confirmDialog] = useConfirm();
  const [opened, setOpened] = useState<OrderItem>();
  const restoration = useRestoreOrder();
  const deletion = useDeleteOrder((id) => restoration.run(id, leaveRow));

  // The focused element is removed with the row, and nothing behind an open dialog can take the focus.
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
        <OpenOrder
          key={opened.id}
          listed={opened}
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

/** @param onUndo Restores the order. */
function useDeleteOrder(onUndo: (id: string) => void): RowAction {
  const text = useText(dashboardOrdersText);
  const api = useApi();
  const queryClient = useQueryClient();
  return useRowAction({
    call: (id) => api.orders.remove({ id }),
    drop: (id) => dropOrder(queryClient, id),
    reload: () => reloadAfterOrderChange(queryClient),
    done: messages.dashboard.orderDeleted,
    undo: { label: text.undo, onUndo },
    failed: messages.orders.deleteFailed,
  });
}
