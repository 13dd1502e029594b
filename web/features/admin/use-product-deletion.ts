import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { useApi } from "#web/api/use-api.ts";
import type { Language } from "#web/messages/language.tsx";
import { dropProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { useRowAction } from "./use-row-action.ts";

export type ProductDeletionText = {
  readonly removed: string;
  readonly undo: string;
  readonly restored: string;
  readonly restoreFailed: string;
  /** Language of the message about a deletion, if it isn't that of the page. */
  readonly lang?: Language;
};

export type ProductDeletion = {
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  /** The product with a pending request. */
  readonly busyId: string | undefined;
};

/**
 * Deletes products everywhere, after the user has confirmed, and restores them, also from the message about
 * the deletion.
 * @param leaveRow Takes the focus of a removed row.
 */
export function useProductDeletion(
  text: ProductDeletionText,
  leaveRow: () => void,
): ProductDeletion {
  const api = useApi();
  const queryClient = useQueryClient();
  const shared = {
    drop: (id: string) => dropProduct(queryClient, id),
    reload: () => reloadAfterProductChange(queryClient),
  };
  const restoration = useRowAction({
    ...shared,
    call: (id) => api.products.restore({ id }),
    done: text.restored,
    failed: text.restoreFailed,
    showsReason: text.lang === undefined,
  });
  const restore = (id: string): void => restoration.run(id, leaveRow);
  const deletion = useRowAction({
    ...shared,
    call: (id) => api.products.remove({ id }),
    done: text.removed,
    failed: messages.products.removeFailed,
    lang: text.lang,
    undo: { label: text.undo, onUndo: restore },
  });
  return {
    remove: (id) => deletion.run(id, leaveRow),
    restore,
    busyId: deletion.busyId ?? restoration.busyId,
  };
}
