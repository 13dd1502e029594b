import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "#domain/messages.ts";
import { isDimensionField, type ProductField } from "#domain/product-fields.ts";
import { productMessages } from "#domain/product-messages.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import { useProductForm } from "#web/features/admin/use-product-form.ts";
import { saveDraft, loadDraft } from "#web/forms/saved-draft.ts";
import type { UploadOutcome } from "#web/forms/upload-image.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { productDimensionsText } from "#web/messages/product-dimensions.ts";
import { emptyDraft, type DraftError } from "#web/products/product-draft.ts";
import { useCreateProduct } from "#web/products/use-create-product.ts";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import type { ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { openDraft, requiredPanelFields, toStoredDraft } from "./panel-draft.ts";

/** Name of the stored draft. */
const name = "panel_product";

/**
 * The form of 'Shto Produkt'. Its draft survives another tab and closing the panel; images are stored in
 * 'ONLINE SHOP'.
 */
export function usePanelForm(): ProductFormHandle {
  const text = useText(adminPanelText);
  const dimensions = useText(productDimensionsText);
  const queryClient = useQueryClient();
  const owner = useSessionHandle().session.user?.id;
  const [saved] = useState(() => openDraft(loadDraft({ name, owner })));
  const form = useProductForm({
    initial: emptyDraft,
    saved,
    required: requiredPanelFields,
    describe: (field, error) =>
      isDimensionField(field) ? dimensions.errors[field] : describeError(field, error, text),
    save: useCreateProduct(),
    onInvalid: () => ({
      message: messages.orderForm.invalidTitle,
      options: { text: productMessages.fillAllFields, lang: "sq" },
    }),
    onFailed(error) {
      noteSessionEnd(queryClient, error);
      const isSignedOut = getErrorCode(error) === "sign_in_to_add_products";
      const { signInToAdd, addFailed } = productMessages;
      return { message: isSignedOut ? signInToAdd : addFailed, options: { lang: "en" } };
    },
    onSaved(element) {
      toast.success(productMessages.added, { lang: "en" });
      form.replace(emptyDraft);
      // Ready for the next product.
      element.querySelector("input")?.focus();
    },
    images: { bucket: "ONLINE SHOP", onUploaded: showUpload },
  });
  const { draft } = form;
  useEffect(() => saveDraft({ name, owner }, toStoredDraft(draft)), [owner, draft]);
  return form;
}

function describeError(
  field: ProductField,
  error: DraftError,
  text: (typeof adminPanelText)["en"],
): string {
  if (field === "image_url") return error === "missing" ? text.imageMissing : text.imageInvalid;
  if (error === "missing") return text.fieldMissing;
  return field === "price" ? text.priceInvalid : text.fieldInvalid;
}

function showUpload({ kind }: UploadOutcome): undefined {
  const { sq: text } = messages.imageUpload;
  switch (kind) {
    case "stored":
      toast.success(text.doneTitle, { text: text.done, lang: "sq" });
      return;
    case "not-an-image":
      toast.error(text.notAnImageTitle, { text: text.notAnImage, lang: "sq" });
      return;
    case "too-large":
      toast.error(text.tooLargeTitle, { text: text.tooLarge, lang: "sq" });
      return;
    case "failed":
      toast.error(text.failedTitle, { text: text.failed, lang: "sq" });
  }
}
