import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/dashboard/use-row-action.ts";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";

export function useDeleteProduct(): RowAction {
  const api = useApi();
  const queryClient = useQueryClient();
  return useRowAction({
    call: (id) => api.products.remove({ id }),
    drop: (id) => dropProduct(queryClient, id),
    reload: () => reloadAfterProductChange(queryClient),
    done: messages.dashboard.productRemoved,
    failed: messages.products.removeFailed,
  });
}
