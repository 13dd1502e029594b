import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { getErrorCode, readApiError } from "#web/api/api-error.ts";
import { useProductForm, type ProductFormOptions } from "#web/features/admin/use-product-form.ts";
import type { UploadOutcome } from "#web/forms/upload-image.ts";
import { useText } from "#web/messages/language.tsx";
import { productDimensionsText } from "#web/messages/product-dimensions.ts";
import { productFormText } from "#web/messages/product-form.ts";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";
import type { ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import { toast } from "#web/ui/toast.ts";
import type { ProblemMessage } from "#web/ui/use-submit.ts";

export type DashboardFormOptions = {
  /** The toast when saving fails. */
  readonly failed: string;
} & Pick<ProductFormOptions, "initial" | "saved" | "save" | "onSaved" | "onDraft">;

/** A product form of the dashboard, with its messages; images are stored in 'product-images'. */
export function useDashboardForm({ failed, ...options }: DashboardFormOptions): ProductFormHandle {
  const text = useText(productFormText);
  const errors = { ...text.errors, ...useText(productDimensionsText).errors };
  const queryClient = useQueryClient();
  return useProductForm({
    ...options,
    required: ["name", "price"],
    describe: (field) => errors[field],
    onSubmit: toast.clearErrors,
    onInvalid: (isSomethingMissing) => ({
      message: isSomethingMissing ? messages.dashboard.fillRequired : failed,
    }),
    onFailed(error) {
      noteSessionEnd(queryClient, error);
      return describeFailure(error, failed, text.noAnswer);
    },
    images: {
      bucket: "product-images",
      onUploaded: (outcome) => showUpload(outcome, text.image.noAnswer),
    },
  });
}

function describeFailure(error: unknown, failed: string, noAnswer: string): ProblemMessage {
  if (getErrorCode(error) === "sign_in_to_add_products") {
    return { message: messages.products.signInToAdd };
  }
  return {
    message: failed,
    ...(readApiError(error) === undefined && { options: { text: noAnswer } }),
  };
}

function showUpload(outcome: UploadOutcome, noAnswer: string): string | undefined {
  if (outcome.kind === "stored") {
    toast.success(messages.imageUpload.done);
    return undefined;
  }
  const words = describeUploadError(outcome, noAnswer);
  toast.error(words);
  return words;
}

function describeUploadError(
  outcome: Exclude<UploadOutcome, { kind: "stored" }>,
  noAnswer: string,
): string {
  switch (outcome.kind) {
    case "not-an-image":
      return messages.imageUpload.notAnImage;
    case "too-large":
      return messages.imageUpload.tooLarge;
    case "failed":
      return messages.imageUpload.failed.replace("{reason}", () => outcome.reason || noAnswer);
  }
}
