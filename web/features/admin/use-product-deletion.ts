import { useQueryClient } from "@tanstack/react-query";
import { productMessages } from "#domain/product-messages.ts";
import { useApi } from "#web/api/use-api.ts";
import type { Language } from "#web/messages/language.tsx";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { useDeletion, type Deletion } from "./use-deletion.ts";

export type ProductDeletionText = {
  readonly removed: string;
  readonly undo: string;
  readonly restored: string;
  readonly restoreFailed: string;
  /** Language of the message about a deletion, if it isn't that of the page. */
  readonly lang?: Language;
};

/**
 * Deletes products everywhere, after the user has confirmed, and restores them, also from the message about
 * the deletion.
 * @param leaveRow Takes the focus of a removed row.
 */
export function useProductDeletion(text: ProductDeletionText, leaveRow: () => void): Deletion {
  const api = useApi();
  const queryClient = useQueryClient();
  return useDeletion({
    drop: (id) => dropProduct(queryClient, id),
    reload: () => reloadAfterProductChange(queryClient),
    removal: {
      call: (id) => api.products.remove({ id }),
      done: text.removed,
      failed: productMessages.removeFailed,
      lang: text.lang,
    },
    restoration: {
      call: (id) => api.products.restore({ id }),
      done: text.restored,
      failed: text.restoreFailed,
      showsReason: text.lang === undefined,
    },
    undo: text.undo,
    leaveRow,
  });
}
