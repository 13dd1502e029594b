import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { dropProduct, reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useRowAction, type RowAction } from "../use-row-action.ts";

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
    tellsReason: true,
  });
}
