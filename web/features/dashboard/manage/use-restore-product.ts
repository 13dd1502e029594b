import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refusalOf } from "#web/lib/api/api-error.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { logError } from "#web/lib/log-error.ts";
import { dropProduct, reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { toast } from "#web/ui/toast.ts";

export interface RestoreProduct {
  readonly restoreProduct: (id: string, onRestored: () => void) => void;
  readonly restoringId: string | undefined;
}

/** Undoes a deletion; the product leaves the list of deleted ones when the server has said so. */
export function useRestoreProduct(): RestoreProduct {
  const api = useApi();
  const queryClient = useQueryClient();
  const text = useText(dashboardProductsText);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onRestored: () => void }) =>
      api.products.restore({ id }),
    onSuccess: (_product, { id, onRestored }) => {
      dropProduct(queryClient, id);
      toast.success(text.restored);
      onRestored();
    },
    onError: (error) => {
      logError("The product was not brought back", error);
      // The server says why, for instance that it is too late.
      const reason = refusalOf(error)?.message;
      toast.error(text.restoreFailed, { ...(reason !== undefined && { text: reason }) });
    },
    onSettled: () => reloadAfterProductChange(queryClient),
  });
  return {
    restoreProduct: (id, onRestored) => mutate({ id, onRestored }),
    restoringId: isPending ? variables.id : undefined,
  };
}
