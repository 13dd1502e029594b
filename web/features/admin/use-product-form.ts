import { useRef, useState } from "react";
import type { ImageBucket } from "#domain/image.ts";
import {
  isProductField,
  productFieldNames,
  type ProductField,
  type ProductInput,
} from "#domain/product-fields.ts";
import { getRejectedFields } from "#web/api/get-rejected-fields.ts";
import type { UploadOutcome } from "#web/forms/upload-image.ts";
import { useImageUpload } from "#web/forms/use-image-upload.ts";
import { logError } from "#web/platform/log-error.ts";
import {
  checkDraft,
  isEdited,
  type DraftError,
  type DraftErrors,
  type ProductDraft,
} from "#web/products/product-draft.ts";
import type { ProductErrors, ProductFormHandle } from "#web/ui/product-form/product-form.tsx";
import {
  useSubmit,
  type ProblemMessage,
  type Submit,
  type SubmitProblem,
} from "#web/ui/use-submit.ts";

export type ProductFormOptions = {
  readonly initial: ProductDraft;
  /** A saved draft that the form opens with. */
  readonly saved?: ProductDraft | undefined;
  /** Fields marked as required; numbers are required in any case. */
  readonly required: readonly ProductField[];
  /** The message beside a rejected field. */
  readonly describe: (field: ProductField, error: DraftError) => string | undefined;
  /** Sends the product; a rejection keeps everything typed. */
  readonly save: (input: ProductInput) => Promise<void>;
  readonly onSaved: (form: HTMLFormElement) => void;
  /** The draft was rejected without a request; returns the toast. */
  readonly onInvalid: (isSomethingMissing: boolean) => ProblemMessage;
  /** Returns the toast, and messages beside fields other than those that the server rejected. */
  readonly onFailed: (error: unknown) => ProblemMessage & {
    readonly fieldErrors?: Partial<ProductErrors>;
  };
  /** Called on every change, including an uploaded image. */
  readonly onDraft?: (draft: ProductDraft) => void;
  /** Where images are uploaded; without it, the form has only the image's address. */
  readonly images?: {
    readonly bucket: ImageBucket;
    /** Shows the result; returns the message beside the field, if it has one. */
    readonly onUploaded: (outcome: UploadOutcome) => string | undefined;
  };
};

type ProductProblem = SubmitProblem<ProductErrors>;

/** The state of a product form, from the first input to the server's response. */
export function useProductForm(options: ProductFormOptions): ProductFormHandle {
  const { initial, required } = options;
  const focused = useRef<Element>(null);
  const { fieldErrors, setFieldErrors, isBusy, onSubmit } = useSubmit(check, onAnswered);
  const { draft, edit, replace } = useDraft(options, setFieldErrors);
  const { progress, upload } = useUpload(options, { edit, setFieldErrors });

  function check(): ProductProblem | Promise<ProductProblem> {
    const checked = checkDraft(draft, initial, required);
    if (checked.ok) return send(checked.input);
    const isSomethingMissing = Object.values(checked.errors).includes("missing");
    return { ...options.onInvalid(isSomethingMissing), fieldErrors: describe(checked.errors) };
  }
  async function send(input: ProductInput): Promise<ProductProblem> {
    focused.current = document.activeElement;
    try {
      await options.save(input);
    } catch (error) {
      logError("The product was not saved", error);
      const rejected = getRejectedFields(error).filter(isProductField);
      const found = Object.fromEntries(rejected.map((field) => [field, "invalid" as const]));
      return { fieldErrors: describe(found), ...options.onFailed(error) };
    }
    return undefined;
  }
  function describe(found: DraftErrors): Partial<ProductErrors> {
    const described = productFieldNames.flatMap((field) => {
      const error = found[field];
      return error === undefined ? [] : [[field, options.describe(field, error)] as const];
    });
    return Object.fromEntries(described);
  }
  function onAnswered(form: HTMLFormElement, problem: ProductProblem): void {
    const { current: field } = focused;
    // After an error, typing goes on where it was.
    if (field instanceof HTMLElement && form.contains(field)) field.focus();
    if (!problem) options.onSaved(form);
  }
  return {
    draft,
    errors: fieldErrors,
    required,
    isBusy,
    progress,
    isEdited: isEdited(draft, initial),
    edit,
    replace,
    upload,
    submit(event) {
      if (progress === undefined) onSubmit(event);
      else event.preventDefault();
    },
  };
}

type SetErrors = Submit<ProductErrors>["setFieldErrors"];

function useDraft(
  { initial, saved, onDraft }: ProductFormOptions,
  setFieldErrors: SetErrors,
): Pick<ProductFormHandle, "draft" | "edit" | "replace"> {
  const [draft, setDraft] = useState(saved ?? initial);
  // An upload finishes long after the click; what was typed since must stay.
  const latest = useRef(draft);

  function put(next: ProductDraft): void {
    latest.current = next;
    setDraft(next);
    onDraft?.(next);
  }
  function replace(next: ProductDraft): void {
    put(next);
    setFieldErrors({});
  }
  function edit(change: Partial<ProductDraft>): void {
    put({ ...latest.current, ...change });
    setFieldErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))),
    );
  }
  return { draft, edit, replace };
}

function useUpload(
  { images }: ProductFormOptions,
  {
    edit,
    setFieldErrors,
  }: Pick<ProductFormHandle, "edit"> & { readonly setFieldErrors: SetErrors },
): Pick<ProductFormHandle, "progress" | "upload"> {
  const { progress, upload } = useImageUpload(images?.bucket ?? "product-images");

  async function uploadImage(file: File): Promise<void> {
    setFieldErrors(({ image_url: _, ...others }) => others);
    const outcome = await upload(file);
    // A newer upload has started, or the form was left.
    if (!outcome || !images) return;
    const message = images.onUploaded(outcome);
    if (outcome.kind === "stored") edit({ image_url: outcome.imageUrl });
    else if (message !== undefined) setFieldErrors((now) => ({ ...now, image_url: message }));
  }
  return { progress, upload: (file) => void uploadImage(file) };
}
