import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import type { ShownStatus } from "#domain/order-status.ts";
import { queryKeys, type OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { putOrder, reloadAfterOrderChange } from "#web/orders/order-cache.ts";
import { logError } from "#web/platform/log-error.ts";
import { toast } from "#web/ui/toast.ts";

export type SetStatus = {
  /** The chosen status while the request is pending, else the stored one. */
  readonly status: ShownStatus;
  readonly isBusy: boolean;
  readonly setStatus: (status: ShownStatus) => void;
};

/** Changes one order's status, one change after the other. Falls back to the stored status on an error. */
export function useSetStatus(
  orderId: string,
  storedStatus: ShownStatus,
  onChanged: ((order: OrderItem) => void) | undefined,
): SetStatus {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `order-status-${orderId}` },
    mutationFn: (status: ShownStatus) => api.orders.setStatus({ id: orderId, status }),
    onSuccess: async (order) => {
      // An older request for the list would bring the old status back.
      await queryClient.cancelQueries({ queryKey: queryKeys.orders });
      putOrder(queryClient, order);
      onChanged?.(order);
      const { confirmed, statusUpdated } = messages.orders;
      toast.success(order.status === "confirmed" ? confirmed : statusUpdated, { lang: "en" });
    },
    onError: (error) => {
      logError("The order's status was not changed", error);
      toast.error(messages.orders.statusFailed, { lang: "en" });
    },
    onSettled: () => reloadAfterOrderChange(queryClient),
  });
  return { status: isPending ? variables : storedStatus, isBusy: isPending, setStatus: mutate };
}
