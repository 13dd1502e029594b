import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/use-row-action.ts";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { useText } from "#web/messages/language.tsx";
import {
  dropOrder,
  forgetOtherOrderLists,
  reloadAfterOrderChange,
} from "#web/orders/order-cache.ts";

/** Undoes an order's deletion. */
export function useRestoreOrder(): RowAction {
  const api = useApi();
  const queryClient = useQueryClient();
  const text = useText(dashboardOrdersText);
  return useRowAction({
    call: (id) => api.orders.restore({ id }),
    drop: (id) => dropOrder(queryClient, id),
    reload: () => {
      forgetOtherOrderLists(queryClient);
      reloadAfterOrderChange(queryClient);
    },
    done: text.restored,
    failed: text.restoreFailed,
    showsReason: true,
  });
}
