import { useEffect, useEffectEvent, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { productMessages } from "#domain/product-messages.ts";
import { addFormBrands } from "#domain/taxonomy.ts";
import { DashboardForm } from "#web/features/admin/dashboard/product-form/dashboard-form.tsx";
import {
  draftPlace,
  saveProductDraft,
  loadProductDraft,
} from "#web/features/admin/dashboard/product-form/draft-memory.ts";
import { useDashboardForm } from "#web/features/admin/dashboard/product-form/use-dashboard-form.ts";
import { useTableBrands } from "#web/features/admin/dashboard/product-form/use-table-brands.ts";
import { useText } from "#web/messages/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { emptyDraft, type ProductDraft } from "#web/products/product-draft.ts";
import { useCreateProduct } from "#web/products/use-create-product.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { toast } from "#web/ui/toast.ts";

export type AddTabProps = {
  /** Name to begin with, unless another product is half typed. */
  readonly name: string | undefined;
  readonly onNameTaken: () => void;
};

/** The form for a new product. The draft survives switching tabs and reloading. */
export function AddTab({ name, onNameTaken }: AddTabProps): ReactNode {
  const text = useText(productFormText);
  const place = draftPlace(useSessionHandle().session.user?.id);
  const form = useNewProduct((draft) => saveProductDraft(place, emptyDraft, draft));
  const brands = addFormBrands(useTableBrands());
  const bringBack = useEffectEvent(() => {
    const saved = loadProductDraft(place, emptyDraft)?.draft;
    if (saved) form.replace(saved);
    if (name === undefined) return;
    const isFree = saved === undefined || saved.name.trim() === "";
    if (isFree) form.replace({ ...(saved ?? emptyDraft), name });
    else if (saved.name !== name) toast.info(text.unfinished);
    onNameTaken();
  });
  // Not in the first render, which has to match the server's: the server has no access to the tab's storage.
  useEffect(() => bringBack(), []);
  return (
    <div className="max-w-3xl">
      <DashboardForm form={form} label={text.addTitle} brands={brands}>
        <div className="col-span-full flex flex-wrap items-center gap-2 border-t border-hairline pt-4">
          <Button type="submit" variant="primary" busy={form.isBusy || form.progress !== undefined}>
            {form.isBusy ? text.adding : text.add}
          </Button>
          {form.isEdited && !form.isBusy && (
            <Button variant="quiet" onClick={() => form.replace(emptyDraft)}>
              {text.clear}
            </Button>
          )}
          <span className="ms-auto text-xs text-muted">{text.requiredHint}</span>
        </div>
      </DashboardForm>
    </div>
  );
}

function useNewProduct(onDraft: (draft: ProductDraft) => void): ProductFormHandle {
  const form = useDashboardForm({
    initial: emptyDraft,
    failed: productMessages.addFailed,
    onDraft,
    save: useCreateProduct(),
    onSaved(element) {
      toast.success(messages.dashboard.productAdded);
      form.replace(emptyDraft);
      // Ready for the next product.
      element.querySelector<HTMLElement>("[name=name]")?.focus();
    },
  });
  return form;
}
