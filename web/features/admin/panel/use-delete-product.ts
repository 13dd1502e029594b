import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { logError } from "#web/platform/log-error.ts";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { toast } from "#web/ui/toast.ts";

export type DeleteProduct = {
  readonly deleteProduct: (id: string) => void;
  /** The product that is being deleted. */
  readonly deletingId: string | undefined;
};

/** Deletes a product everywhere, after the user has confirmed. */
export function usePanelDeletion(onDeleted: () => void): DeleteProduct {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => api.products.remove({ id }),
    onSuccess: async (_, id) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.adminProducts });
      dropProduct(queryClient, id);
      toast.success(messages.products.removed, { lang: "en" });
      onDeleted();
    },
    onError: (error) => {
      logError("The product was not deleted", error);
      toast.error(messages.products.removeFailed, { lang: "en" });
    },
    onSettled: () => reloadAfterProductChange(queryClient),
  });
  return { deleteProduct: mutate, deletingId: isPending ? variables : undefined };
}
