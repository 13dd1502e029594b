import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { addFormBrands } from "#domain/taxonomy.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { makeRandomKey } from "#web/lib/random-key.ts";
import { useSessionHandle } from "#web/lib/session-context.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { draftPlace, keepProductDraft, loadProductDraft } from "../product-form/draft-memory.ts";
import { emptyDraft, type ProductDraft, type ProductInput } from "../product-form/product-draft.ts";
import { ProductForm } from "../product-form/product-form.tsx";
import { useProductForm, type ProductFormHandle } from "../product-form/use-product-form.ts";
import { useTableBrands } from "../product-form/use-table-brands.ts";

/** Request timeout in milliseconds. */
const timeoutMs = 20_000;

/** The form for a new product. The draft survives switching tabs and reloading. */
export function AddTab(): ReactNode {
  const text = useText(productFormText);
  const place = draftPlace(useSessionHandle().session.user?.id);
  const form = useNewProduct((draft) => keepProductDraft(place, emptyDraft, draft));
  const brands = addFormBrands(useTableBrands());
  const bringBack = useEffectEvent(() => {
    const kept = loadProductDraft(place, emptyDraft);
    if (kept) form.replace(kept);
  });
  // Not in the first render, which has to match the server's: the server has no access to the tab's storage.
  useEffect(() => bringBack(), []);
  return (
    <div className="max-w-3xl">
      <ProductForm form={form} label={text.addTitle} brands={brands}>
        <div className="col-span-full flex flex-wrap items-center gap-2 border-t border-hairline pt-4">
          <Button type="submit" variant="primary" busy={form.isBusy || form.isUploading}>
            {form.isBusy ? text.adding : text.add}
          </Button>
          {form.isEdited && !form.isBusy && (
            <Button variant="quiet" onClick={() => form.replace(emptyDraft)}>
              {text.clear}
            </Button>
          )}
          <span className="ms-auto text-xs text-muted">{text.requiredHint}</span>
        </div>
      </ProductForm>
    </div>
  );
}

function useNewProduct(onDraft: (draft: ProductDraft) => void): ProductFormHandle {
  const api = useApi();
  const queryClient = useQueryClient();
  // Reuses the id for equal input, so that a retry after a lost response doesn't add the product twice.
  const attempt = useRef({ input: "", id: "" });
  function getId(input: ProductInput): string {
    const text = JSON.stringify(input);
    if (attempt.current.input !== text) attempt.current = { input: text, id: makeRandomKey() };
    return attempt.current.id;
  }
  const form = useProductForm({
    initial: emptyDraft,
    failed: messages.products.addFailed,
    onDraft,
    async save(input) {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        await api.products.create({ id: getId(input), ...input }, { signal });
      } finally {
        // Without a response the product may exist anyway; the list shows it then.
        reloadAfterProductChange(queryClient);
      }
    },
    onSaved(element) {
      toast.success(messages.dashboard.productAdded);
      // The next product may have the same values.
      attempt.current = { input: "", id: "" };
      form.replace(emptyDraft);
      // Ready for the next product.
      element.querySelector<HTMLElement>("[name=name]")?.focus();
    },
  });
  return form;
}
