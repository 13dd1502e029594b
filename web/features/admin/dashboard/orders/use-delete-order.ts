import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/use-row-action.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { useText } from "#web/messages/language.tsx";
import { dropOrder, reloadAfterOrderChange } from "#web/orders/order-cache.ts";

/** @param onUndo Restores the order. */
export function useDeleteOrder(onUndo: (id: string) => void): RowAction {
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
