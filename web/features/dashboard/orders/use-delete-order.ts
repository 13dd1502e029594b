import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { logError } from "#web/lib/log-error.ts";
import { dropOrder, reloadAfterOrderChange } from "#web/lib/orders/order-cache.ts";
import { toast } from "#web/ui/toast.ts";

export interface DeleteOrder {
  readonly deleteOrder: (id: string, onDeleted: () => void) => void;
  readonly deletingId: string | undefined;
}

/** Deletes an order; it leaves the list when the server has said so. */
export function useDeleteOrder(): DeleteOrder {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onDeleted: () => void }) =>
      api.orders.remove({ id }),
    onSuccess: (_answer, { id, onDeleted }) => {
      dropOrder(queryClient, id);
      toast.success(messages.dashboard.orderDeleted);
      onDeleted();
    },
    onError: (error) => {
      logError("The order was not deleted", error);
      toast.error(messages.orders.deleteFailed);
    },
    onSettled: () => reloadAfterOrderChange(queryClient),
  });
  return {
    deleteOrder: (id, onDeleted) => mutate({ id, onDeleted }),
    deletingId: isPending ? variables.id : undefined,
  };
}
