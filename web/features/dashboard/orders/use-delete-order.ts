import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { dropOrder, reloadAfterOrderChange } from "#web/lib/orders/order-cache.ts";
import { useRowAction, type RowAction } from "../use-row-action.ts";

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
