import { useHydrated } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { HistoryDialog } from "#web/features/admin/dashboard/history/history-dialog.tsx";
import { draftPlace } from "#web/features/admin/dashboard/product-form/draft-memory.ts";
import { useProductDeletion } from "#web/features/admin/use-product-deletion.ts";
import { loadDraft } from "#web/forms/saved-draft.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import type { ProductActions } from "./product-actions.ts";

type Opened = {
  readonly dialog: "edit" | "history";
  readonly product: AdminProduct;
};

/**
 * The actions on a product: edit, delete, restore, show the history.
 *
 * @param products The list on screen, if any: an edit interrupted by a reload or the end of the session
 * reopens with its draft.
 * @param leaveRow Takes the focus of a removed row.
 * @returns The actions, and the dialogs for the caller to render beside the list, so that a list that becomes
 * empty doesn't discard an open form.
 */
export function useProductActions(
  products: readonly AdminProduct[] | undefined,
  leaveRow: () => void,
): readonly [ProductActions, ReactNode] {
  const text = useText(dashboardProductsText);
  const [confirm, confirmDialog] = useConfirm();
  const [opened, setOpened] = useState<Opened>();
  const deletion = useProductDeletion(
    { ...text, removed: messages.dashboard.productRemoved },
    leaveRow,
  );
  const close = (): void => setOpened(undefined);
  const owner = useSessionHandle().session.user?.id;
  const isHydrated = useHydrated();
  const [isLookedFor, setLookedFor] = useState(false);
  if (!isLookedFor && isHydrated && products) {
    setLookedFor(true);
    const product = products.find(({ id }) => loadDraft(draftPlace(owner, id)) !== undefined);
    if (product) setOpened({ dialog: "edit", product });
  }

  async function askToDelete({ id, name }: AdminProduct): Promise<void> {
    const isSure = await confirm({
      title: text.deleteProduct(name),
      description: messages.dashboard.deleteProductQuestion,
      confirmLabel: text.deleteConfirm,
      tone: "danger",
    });
    if (isSure) deletion.remove(id);
  }

  const actions: ProductActions = {
    busyId: deletion.busyId,
    onEdit: (product) => setOpened({ dialog: "edit", product }),
    onHistory: (product) => setOpened({ dialog: "history", product }),
    onDelete: (product) => void askToDelete(product),
    onRestore: (product) => deletion.restore(product.id),
  };
  const dialogs = (
    <>
      {opened?.dialog === "edit" && <EditDialog product={opened.product} onClose={close} />}
      {opened?.dialog === "history" && (
        <HistoryDialog
          topic="products"
          id={opened.product.id}
          name={opened.product.name}
          onClose={close}
        />
      )}
      {confirmDialog}
    </>
  );
  return [actions, dialogs];
}
