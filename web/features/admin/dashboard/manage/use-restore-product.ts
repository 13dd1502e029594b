import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/api/use-api.ts";
import { useRowAction, type RowAction } from "#web/features/admin/dashboard/use-row-action.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";

/** Undoes a product's deletion. */
export function useRestoreProduct(): RowAction {
  const api = useApi();
  const queryClient = useQueryClient();
  const text = useText(dashboardProductsText);
  return useRowAction({
    call: (id) => api.products.restore({ id }),
    drop: (id) => dropProduct(queryClient, id),
    reload: () => reloadAfterProductChange(queryClient),
    done: text.restored,
    failed: text.restoreFailed,
    showsReason: true,
  });
}
