import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { editFormBrands } from "#domain/taxonomy.ts";
import type { AdminProduct } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { putProduct, reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { productFormText } from "#web/messages/product-form.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { HistoryDisclosure } from "../history/history-disclosure.tsx";
import { changedFields, draftOf } from "../product-form/product-draft.ts";
import { ProductForm } from "../product-form/product-form.tsx";
import { useProductForm, type ProductFormHandle } from "../product-form/use-product-form.ts";
import { useTableBrands } from "../product-form/use-table-brands.ts";

export interface EditDialogProps {
  /** As it was when the dialog opened; only what is changed from there is sent. */
  readonly product: AdminProduct;
  readonly onClose: () => void;
}

/** How long an answer is waited for, in milliseconds. */
const patienceMs = 20_000;

/** Every field of a known product, and its history; mounted only while it is open. */
export function EditDialog({ product, onClose }: EditDialogProps): ReactNode {
  const text = useText(dashboardProductsText);
  const words = useText(productFormText);
  const form = useEditForm(product, onClose);
  const brands = editFormBrands(useTableBrands(), product.brand);
  const formId = useId();
  const [confirm, confirmDialog] = useConfirm();

  async function leave(): Promise<void> {
    const isFree =
      !form.isEdited ||
      (await confirm({
        title: text.discardTitle,
        description: text.discardText,
        confirmLabel: text.discard,
        cancelLabel: text.keepEditing,
      }));
    if (isFree) onClose();
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={() => void leave()}
        title={text.editTitle}
        description={product.name}
        footer={
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={form.isBusy || form.isUploading}
            >
              {form.isBusy ? words.saving : words.save}
            </Button>
            <Button onClick={() => void leave()}>{words.cancel}</Button>
            <span className="ms-auto text-xs text-muted">{words.requiredHint}</span>
          </div>
        }
      >
        <ProductForm form={form} id={formId} label={text.editTitle} brands={brands} />
        <HistoryDisclosure topic="products" id={product.id} />
      </Dialog>
      {confirmDialog}
    </>
  );
}

function useEditForm(product: AdminProduct, onSaved: () => void): ProductFormHandle {
  const api = useApi();
  const queryClient = useQueryClient();
  // The list behind the dialog goes on changing; the form doesn't.
  const [initial] = useState(() => draftOf(product));
  return useProductForm({
    initial,
    failed: messages.products.updateFailed,
    async save(input) {
      const changed = changedFields(initial, input);
      if (Object.keys(changed).length === 0) return;
      const signal = AbortSignal.timeout(patienceMs);
      try {
        putProduct(
          queryClient,
          await api.products.update({ id: product.id, ...changed }, { signal }),
        );
      } finally {
        reloadAfterProductChange(queryClient);
      }
    },
    onSaved() {
      toast.success(messages.dashboard.productUpdated);
      onSaved();
    },
  });
}
