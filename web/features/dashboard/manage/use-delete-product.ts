import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { logError } from "#web/lib/log-error.ts";
import { dropProduct, reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { toast } from "#web/ui/toast.ts";

export interface DeleteProduct {
  readonly deleteProduct: (id: string, onDeleted: () => void) => void;
  readonly deletingId: string | undefined;
}

/** Deletes a product; it leaves the list when the server has said so. */
export function useDeleteProduct(): DeleteProduct {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly onDeleted: () => void }) =>
      api.products.remove({ id }),
    onSuccess: (_answer, { id, onDeleted }) => {
      dropProduct(queryClient, id);
      toast.success(messages.dashboard.productRemoved);
      onDeleted();
    },
    onError: (error) => {
      logError("The product was not deleted", error);
      toast.error(messages.products.removeFailed);
    },
    onSettled: () => reloadAfterProductChange(queryClient),
  });
  return {
    deleteProduct: (id, onDeleted) => mutate({ id, onDeleted }),
    deletingId: isPending ? variables.id : undefined,
  };
}
