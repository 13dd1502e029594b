import { useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { useText } from "#web/lib/language.tsx";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.ts";
import { checkNewProduct, emptyPanelDraft } from "./new-product.ts";
import type { PanelProductDraft, PanelProductErrors } from "./new-product.ts";
import { ProductFields } from "./product-fields.tsx";
import { useAddProduct } from "./use-add-product.ts";

export interface AddProductProps {
  readonly draft: PanelProductDraft;
  readonly onDraftChange: (change: (before: PanelProductDraft) => PanelProductDraft) => void;
}

/** 'Shto Produkt': the form that adds a product. */
export function AddProduct({ draft, onDraftChange }: AddProductProps): ReactNode {
  const text = useText(adminPanelText);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<PanelProductErrors>({});
  const { isBusy, add } = useAddProduct({ onAdded: startAnew, onRefused: show });

  function edit(change: Partial<PanelProductDraft>): void {
    onDraftChange((before) => ({ ...before, ...change }));
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    );
  }
  function show(found: PanelProductErrors): void {
    flushSync(() => setFaults(found));
    if (form.current) focusFirstInvalid(form.current);
  }
  function startAnew(): void {
    onDraftChange(() => emptyPanelDraft);
    setFaults({});
    // Ready for the next product.
    form.current?.querySelector("input")?.focus();
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    toast.clearErrors();
    const checked = checkNewProduct(draft);
    if (checked.ok) {
      setFaults({});
      add(checked.product);
      return;
    }
    toast.error(messages.orderForm.invalidTitle, {
      text: messages.products.fillAllFields,
      lang: "sq",
    });
    show(checked.faults);
  }

  return (
    <form ref={form} method="post" noValidate data-kept onSubmit={submit} className="grid gap-5">
      {/* Locked while the product is being added: further input would belong to no product. */}
      <div inert={isBusy} className="grid gap-5 transition-opacity inert:opacity-60">
        <ProductFields draft={draft} faults={faults} onEdit={edit} />
        <Switch
          className="justify-self-start"
          label={text.inStock}
          checked={draft.isInStock}
          onCheckedChange={(isInStock) => edit({ isInStock })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-4">
        <p className="text-xs text-muted">{text.requiredHint}</p>
        <Button type="submit" variant="primary" size="lg" busy={isBusy} className="max-sm:w-full">
          {isBusy ? text.submitBusy : text.submit}
        </Button>
      </div>
    </form>
  );
}
