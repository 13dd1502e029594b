import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { productMessages } from "#domain/product-messages.ts";
import { editFormBrands } from "#domain/taxonomy.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { useApi } from "#web/api/use-api.ts";
import { HistoryDisclosure } from "#web/features/admin/dashboard/history/history-disclosure.tsx";
import { DashboardForm } from "#web/features/admin/dashboard/product-form/dashboard-form.tsx";
import {
  draftPlace,
  saveProductDraft,
  loadProductDraft,
} from "#web/features/admin/dashboard/product-form/draft-memory.ts";
import { useDashboardForm } from "#web/features/admin/dashboard/product-form/use-dashboard-form.ts";
import { useTableBrands } from "#web/features/admin/dashboard/product-form/use-table-brands.ts";
import { forgetDraft, type DraftPlace } from "#web/forms/saved-draft.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { putProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { changedFields, toDraft, type ProductDraft } from "#web/products/product-draft.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { toast } from "#web/ui/toast.ts";

export type EditDialogProps = {
  /** As it was when the dialog opened; only later changes are sent. */
  readonly product: AdminProduct;
  readonly onClose: () => void;
  /** The field to begin with; the title by default. */
  readonly focusedField?: "stock_quantity";
};

/** Every field of an existing product, and its history; mounted only while it is open. */
export function EditDialog({ product, onClose, focusedField }: EditDialogProps): ReactNode {
  const text = useText(dashboardProductsText);
  const words = useText(productFormText);
  const place = draftPlace(useSessionHandle().session.user?.id, product.id);
  const { form, isBroughtBack } = useEditForm(product, place, close);
  const brands = editFormBrands(useTableBrands(), product.brand);
  const formId = useId();
  const [confirm, confirmDialog] = useConfirm();

  function close(): void {
    forgetDraft(place);
    onClose();
  }
  async function leave(): Promise<void> {
    const isFree =
      !form.isEdited ||
      (await confirm({
        title: text.discardTitle,
        description: text.discardText,
        confirmLabel: text.discard,
        cancelLabel: text.keepEditing,
      }));
    if (isFree) close();
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
              busy={form.isBusy || form.progress !== undefined}
            >
              {form.isBusy ? words.saving : words.save}
            </Button>
            <Button onClick={() => void leave()}>{words.cancel}</Button>
            <span className="ms-auto text-xs text-muted">{words.requiredHint}</span>
          </div>
        }
      >
        {isBroughtBack && (
          <div className="mb-4">
            <Notice tone="info">{text.broughtBack}</Notice>
          </div>
        )}
        <DashboardForm
          form={form}
          id={formId}
          label={text.editTitle}
          brands={brands}
          focusedField={focusedField}
        />
        <HistoryDisclosure topic="products" id={product.id} />
      </Dialog>
      {confirmDialog}
    </>
  );
}

type EditForm = {
  readonly form: ProductFormHandle;
  /** It opened with a draft from before a reload or the end of the session. */
  readonly isBroughtBack: boolean;
};

function useEditForm(product: AdminProduct, place: DraftPlace, onSaved: () => void): EditForm {
  const api = useApi();
  const queryClient = useQueryClient();
  // The list behind the dialog keeps updating; the form doesn't.
  const [{ saved, ...opened }] = useState(() => openDraft(place, toDraft(product)));
  const [initial, setInitial] = useState(opened.initial);
  const form = useDashboardForm({
    initial,
    saved,
    onDraft: (draft) => saveProductDraft(place, initial, draft),
    failed: productMessages.updateFailed,
    async save(input) {
      const changed = changedFields(initial, input);
      if (Object.keys(changed).length === 0) return;
      const signal = AbortSignal.timeout(requestTimeoutMs);
      try {
        const expected = Number(initial.stock_quantity);
        const stock = changed.stock_quantity !== undefined && { expected_stock: expected };
        putProduct(
          queryClient,
          await api.products.update({ id: product.id, ...changed, ...stock }, { signal }),
        );
      } finally {
        reloadAfterProductChange(queryClient);
      }
    },
    // Saving once more means the new count.
    onStockChanged: (count) => setInitial({ ...initial, stock_quantity: String(count) }),
    onSaved() {
      toast.success(messages.dashboard.productUpdated);
      onSaved();
    },
  });
  return { form, isBroughtBack: saved !== undefined };
}

function openDraft(
  place: DraftPlace,
  present: ProductDraft,
): { readonly initial: ProductDraft; readonly saved?: ProductDraft } {
  const loaded = loadProductDraft(place, present);
  return loaded ? { initial: loaded.initial, saved: loaded.draft } : { initial: present };
}
