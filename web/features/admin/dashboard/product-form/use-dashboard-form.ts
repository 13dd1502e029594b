import { useQueryClient } from "@tanstack/react-query";
import { isRecord } from "#domain/json.ts";
import { messages } from "#domain/messages.ts";
import { productMessages } from "#domain/product-messages.ts";
import { getErrorCode, readApiError } from "#web/api/api-error.ts";
import { useProductForm, type ProductFormOptions } from "#web/features/admin/use-product-form.ts";
import type { UploadOutcome } from "#web/forms/upload-image.ts";
import { dashboardStockText } from "#web/messages/dashboard-stock.ts";
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
  /** The stock is another one by now; nothing was saved. */
  readonly onStockChanged?: (count: number) => void;
} & Pick<ProductFormOptions, "initial" | "saved" | "save" | "onSaved" | "onDraft">;

/** A product form of the dashboard, with its messages; images are stored in 'product-images'. */
export function useDashboardForm(options: DashboardFormOptions): ProductFormHandle {
  const { failed, onStockChanged } = options;
  const text = useText(productFormText);
  const { stockChanged } = useText(dashboardStockText);
  const errors = { ...text.errors, ...useText(productDimensionsText).errors };
  const queryClient = useQueryClient();
  return useProductForm({
    ...options,
    required: ["name", "price"],
    describe: (field) => errors[field],
    onInvalid: (isSomethingMissing) => ({
      message: isSomethingMissing ? messages.dashboard.fillRequired : failed,
    }),
    onFailed(error) {
      noteSessionEnd(queryClient, error);
      const count = readChangedStock(error);
      if (count !== undefined) {
        onStockChanged?.(count);
        return { message: failed, fieldErrors: { stock_quantity: stockChanged(count) } };
      }
      return describeFailure(error, failed, text.noAnswer);
    },
    images: {
      bucket: "product-images",
      onUploaded: (outcome) => showUpload(outcome, text.image.noAnswer),
    },
  });
}

/** The stock by now, if a change of it was rejected for starting from another one. */
function readChangedStock(error: unknown): number | undefined {
  const apiError = readApiError(error);
  if (apiError?.code !== "stock_changed" || !isRecord(apiError.data)) return undefined;
  return Number(apiError.data["count"]);
}

function describeFailure(error: unknown, failed: string, noAnswer: string): ProblemMessage {
  if (getErrorCode(error) === "sign_in_to_add_products") {
    return { message: productMessages.signInToAdd };
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
