import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/dashboard/use-row-action.ts";
import { dropOrder, reloadAfterOrderChange } from "#web/orders/order-cache.ts";

export function useDeleteOrder(): RowAction {
  const api = useApi();
  const queryClient = useQueryClient();
  return useRowAction({
    call: (id) => api.orders.remove({ id }),
    drop: (id) => dropOrder(queryClient, id),
    reload: () => reloadAfterOrderChange(queryClient),
    done: messages.dashboard.orderDeleted,
    failed: messages.orders.deleteFailed,
  });
}
