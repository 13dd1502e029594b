import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refusalOf } from "#web/lib/api/api-error.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { logError } from "#web/lib/log-error.ts";
import { dropOrder, reloadAfterOrderChange } from "#web/lib/orders/order-cache.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { toast } from "#web/ui/toast.ts";

export interface RestoreOrder {
  readonly restoreOrder: (id: string, onRestored: () => void) => void;
  readonly restoringId: string | undefined;
}

/** Brings a deleted order back; it leaves the list of deleted ones when the server has said so. */
export function useRestoreOrder(): RestoreOrder {
  const api = useApi();
  const text = useText(dashboardOrdersText);
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onRestored: () => void }) =>
      api.orders.restore({ id }),
    onSuccess: (_answer, { id, onRestored }) => {
      dropOrder(queryClient, id);
      toast.success(text.restored);
      onRestored();
    },
    onError: (error) => {
      logError("The order was not restored", error);
      const refusal = refusalOf(error);
      toast.error(text.restoreFailed, refusal && { text: refusal.message });
    },
    onSettled: () => reloadAfterOrderChange(queryClient),
  });
  return {
    restoreOrder: (id, onRestored) => mutate({ id, onRestored }),
    restoringId: isPending ? variables.id : undefined,
  };
}
