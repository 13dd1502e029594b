import { useRef, useState, type Dispatch, type SetStateAction, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { ImageBucket } from "#domain/image.ts";
import {
  isProductField,
  productFieldNames,
  type ProductField,
  type ProductInput,
} from "#domain/product-fields.ts";
import { getRejectedFields } from "#web/api/get-rejected-fields.ts";
import { focusFirstInvalid } from "#web/forms/focus-first-invalid.ts";
import type { UploadOutcome } from "#web/forms/upload-image.ts";
import { useImageUpload } from "#web/forms/use-image-upload.ts";
import { logError } from "#web/platform/log-error.ts";
import {
  checkDraft,
  isEdited,
  type DraftError,
  type DraftErrors,
  type ProductDraft,
} from "./product-draft.ts";

export type ProductFormOptions = {
  readonly initial: ProductDraft;
  /** A saved draft that the form opens with. */
  readonly kept?: ProductDraft | undefined;
  /** Fields marked as required; numbers are required in any case. */
  readonly required: readonly ProductField[];
  /** The message beside a rejected field. */
  readonly describe: (field: ProductField, error: DraftError) => string | undefined;
  /** Sends the product; a rejection keeps everything typed. */
  readonly save: (input: ProductInput) => Promise<void>;
  readonly onSaved: (form: HTMLFormElement) => void;
  /** Called before the draft is checked. */
  readonly onSubmit?: () => void;
  /** The draft was rejected without a request. */
  readonly onInvalid: (isSomethingMissing: boolean) => void;
  readonly onFailed: (error: unknown) => void;
  /** Called on every change, including an uploaded image. */
  readonly onDraft?: (draft: ProductDraft) => void;
  /** Where images are uploaded; without it, the form has only the image's address. */
  readonly images?: {
    readonly bucket: ImageBucket;
    /** Shows the result; returns the message beside the field, if it has one. */
    readonly onUploaded: (outcome: UploadOutcome) => string | undefined;
  };
};

/** Messages by field. */
export type ProductErrors = { readonly [Field in ProductField]?: string };

export type ProductFormHandle = {
  readonly draft: ProductDraft;
  readonly errors: ProductErrors;
  readonly required: readonly ProductField[];
  readonly isBusy: boolean;
  /** Uploaded share of an image, 0 to 1; the form waits for it. */
  readonly progress: number | undefined;
  readonly isEdited: boolean;
  readonly edit: (change: Partial<ProductDraft>) => void;
  readonly replace: (draft: ProductDraft) => void;
  readonly upload: (file: File) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The state of a product form, from the first input to the server's response. */
export function useProductForm(options: ProductFormOptions): ProductFormHandle {
  const { initial, required } = options;
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { draft, errors, setErrors, edit, replace } = useDraft(options);
  const { progress, upload } = useUpload(options, { edit, setErrors });

  async function send(form: HTMLFormElement, input: ProductInput): Promise<void> {
    const giveBack = saveFocus(form);
    isSending.current = true;
    setBusy(true);
    const failure = await options.save(input).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    isSending.current = false;
    // The form is inert until then and couldn't take the focus.
    flushSync(() => setBusy(false));
    giveBack();
    if (!failure) return options.onSaved(form);
    const { error } = failure;
    logError("The product was not saved", error);
    options.onFailed(error);
    const refused = getRejectedFields(error).filter(isProductField);
    point(form, Object.fromEntries(refused.map((field) => [field, "invalid"])));
  }
  function point(form: HTMLFormElement, found: DraftErrors): void {
    const described = productFieldNames.flatMap((field) => {
      const error = found[field];
      return error === undefined ? [] : [[field, options.describe(field, error)] as const];
    });
    flushSync(() => setErrors(Object.fromEntries(described)));
    focusFirstInvalid(form);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current || progress !== undefined) return;
    options.onSubmit?.();
    const form = event.currentTarget;
    const checked = checkDraft(draft, initial, required);
    if (checked.ok) {
      setErrors({});
      void send(form, checked.input);
      return;
    }
    options.onInvalid(Object.values(checked.errors).includes("missing"));
    point(form, checked.errors);
  }
  return {
    draft,
    errors,
    required,
    isBusy,
    progress,
    isEdited: isEdited(draft, initial),
    edit,
    replace,
    upload,
    submit,
  };
}

type DraftHandle = {
  readonly setErrors: Dispatch<SetStateAction<ProductErrors>>;
} & Pick<ProductFormHandle, "draft" | "errors" | "edit" | "replace">;

function useDraft({ initial, kept, onDraft }: ProductFormOptions): DraftHandle {
  const [draft, setDraft] = useState(kept ?? initial);
  // An upload finishes long after the click; what was typed since must stay.
  const latest = useRef(draft);
  const [errors, setErrors] = useState<ProductErrors>({});

  function put(next: ProductDraft): void {
    latest.current = next;
    setDraft(next);
    onDraft?.(next);
  }
  function replace(next: ProductDraft): void {
    put(next);
    setErrors({});
  }
  function edit(change: Partial<ProductDraft>): void {
    put({ ...latest.current, ...change });
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))),
    );
  }
  return { draft, errors, setErrors, edit, replace };
}

function useUpload(
  { images }: ProductFormOptions,
  { edit, setErrors }: Pick<DraftHandle, "edit" | "setErrors">,
): Pick<ProductFormHandle, "progress" | "upload"> {
  const { progress, upload } = useImageUpload(images?.bucket ?? "product-images");

  async function uploadImage(file: File): Promise<void> {
    setErrors(({ image_url: _, ...others }) => others);
    const outcome = await upload(file);
    // A newer upload has started, or the form was left.
    if (!outcome || !images) return;
    const message = images.onUploaded(outcome);
    if (outcome.kind === "stored") edit({ image_url: outcome.imageUrl });
    else if (message !== undefined) setErrors((now) => ({ ...now, image_url: message }));
  }
  return { progress, upload: (file) => void uploadImage(file) };
}

/** Fields lose the focus while the form is inert; returns a function that restores it. */
function saveFocus(form: HTMLFormElement): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.focus();
  };
}
