import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { getErrorCode, readApiError } from "#web/lib/api/api-error.ts";
import { refusedFields } from "#web/lib/api/refused-fields.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { useText } from "#web/lib/language.tsx";
import { logError } from "#web/lib/log-error.ts";
import { noteSessionEnd } from "#web/lib/session/note-session-end.ts";
import { productFormText } from "#web/messages/product-form.ts";
import { toast } from "#web/ui/toast.ts";
import {
  checkDraft,
  findDraftErrors,
  isEdited,
  type ProductDraft,
  type ProductErrors,
  type ProductInput,
} from "./product-draft.ts";

export interface ProductFormOptions {
  readonly initial: ProductDraft;
  /** A saved draft that the form opens with. */
  readonly kept?: ProductDraft | undefined;
  /** The toast when saving fails. */
  readonly failed: string;
  /** Sends the product; a rejection keeps everything typed. */
  readonly save: (input: ProductInput) => Promise<void>;
  readonly onSaved: (form: HTMLFormElement) => void;
  /** Called on every change, including an uploaded image. */
  readonly onDraft?: (draft: ProductDraft) => void;
}

export interface ProductFormHandle {
  readonly draft: ProductDraft;
  readonly faults: ProductErrors;
  readonly isBusy: boolean;
  /** An image is being uploaded; the form waits for it. */
  readonly isUploading: boolean;
  readonly isEdited: boolean;
  readonly edit: (change: Partial<ProductDraft>) => void;
  readonly replace: (draft: ProductDraft) => void;
  readonly setUploading: (isUploading: boolean) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The state of a product form, from the first input to the server's response. */
export function useProductForm(options: ProductFormOptions): ProductFormHandle {
  const { initial, failed, save, onSaved, onDraft } = options;
  const text = useText(productFormText);
  const queryClient = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [draft, setDraft] = useState(options.kept ?? initial);
  // An upload finishes long after the click; what was typed since must stay.
  const latest = useRef(draft);
  const [faults, setFaults] = useState<ProductErrors>({});

  function put(next: ProductDraft): void {
    latest.current = next;
    setDraft(next);
    onDraft?.(next);
  }
  function replace(next: ProductDraft): void {
    put(next);
    setFaults({});
  }
  function edit(change: Partial<ProductDraft>): void {
    put({ ...latest.current, ...change });
    setFaults((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))),
    );
  }
  function point(form: HTMLFormElement, found: ProductErrors): void {
    flushSync(() => setFaults(found));
    focusFirstInvalid(form);
  }
  async function send(form: HTMLFormElement, input: ProductInput): Promise<void> {
    const giveBack = rememberFocus(form);
    isSending.current = true;
    setBusy(true);
    const failure = await save(input).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    isSending.current = false;
    flushSync(() => setBusy(false));
    giveBack();
    if (!failure) return onSaved(form);
    const { error } = failure;
    logError("The product was not saved", error);
    noteSessionEnd(queryClient, error);
    toast.error(...failureWords(error, failed, text.noAnswer));
    point(form, findDraftErrors(refusedFields(error), text));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current || isUploading) return;
    toast.clearErrors();
    const form = event.currentTarget;
    const checked = checkDraft(draft, initial, text, failed);
    if (checked.ok) {
      setFaults({});
      void send(form, checked.input);
      return;
    }
    toast.error(checked.message);
    point(form, checked.faults);
  }
  return {
    draft,
    faults,
    isBusy,
    isUploading,
    isEdited: isEdited(draft, initial),
    edit,
    replace,
    setUploading,
    submit,
  };
}

/** Fields lose the focus while the form is inert; returns a function that restores it. */
function rememberFocus(form: HTMLFormElement): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.focus();
  };
}

function failureWords(
  error: unknown,
  failed: string,
  noAnswer: string,
): Parameters<typeof toast.error> {
  if (getErrorCode(error) === "sign_in_to_add_products") return [messages.products.signInToAdd];
  return readApiError(error) === undefined ? [failed, { text: noAnswer }] : [failed];
}
