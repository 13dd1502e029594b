import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/dashboard/use-row-action.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";

/** @param onUndo Restores the product. */
export function useDeleteProduct(onUndo: (id: string) => void): RowAction {
  const text = useText(dashboardProductsText);
  const api = useApi();
  const queryClient = useQueryClient();
  return useRowAction({
    call: (id) => api.products.remove({ id }),
    drop: (id) => dropProduct(queryClient, id),
    reload: () => reloadAfterProductChange(queryClient),
    done: messages.dashboard.productRemoved,
    undo: { label: text.undo, onUndo },
    failed: messages.products.removeFailed,
  });
}
