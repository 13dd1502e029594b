import { useState, type Dispatch, type SetStateAction, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { focusFirstInvalid, focusSubmit } from "#web/forms/move-focus.ts";
import { toast, type ToastOptions } from "./toast.ts";

/** The toast of a problem. */
export type ProblemMessage = {
  readonly message: string;
  readonly options?: ToastOptions;
};

/**
 * Why a form wasn't accepted, with the errors by field; or the field whose text may be right but looks wrong,
 * so that the user is asked about it. Undefined on success.
 */
export type SubmitProblem<Errors> =
  | (ProblemMessage & { readonly fieldErrors: Partial<Errors> })
  | { readonly askedField: string }
  | undefined;

export type Submit<Errors> = {
  readonly fieldErrors: Partial<Errors>;
  /** For errors that end or arise between two submits. */
  readonly setFieldErrors: Dispatch<SetStateAction<Partial<Errors>>>;
  readonly isBusy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Runs a form's submit, one at a time. Shows errors beside their fields and in a toast, which goes at the next
 * submit, and focuses the first invalid field. Never changes what was typed.
 *
 * Not built on `useMutation`, which reports later than `flushSync`: the invalid field gets the focus in the
 * task of the event, since phones open their keyboard only then.
 * @param send Returns a promise once it calls the server, and must not reject.
 * @param onAnswered Called after a request, when the fields can take the focus again.
 */
export function useSubmit<Errors>(
  send: (form: HTMLFormElement) => SubmitProblem<Errors> | Promise<SubmitProblem<Errors>>,
  onAnswered?: (form: HTMLFormElement, problem: SubmitProblem<Errors>) => void,
): Submit<Errors> {
  const [fieldErrors, setFieldErrors] = useState<Partial<Errors>>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    toast.clearErrors();
    const answer = send(form);
    if (answer instanceof Promise) {
      setFieldErrors({});
      focusSubmit(form);
      setBusy(true);
    }
    const problem = answer instanceof Promise ? await answer : answer;
    flushSync(() => {
      setBusy(false);
      setFieldErrors(problem && "fieldErrors" in problem ? problem.fieldErrors : {});
    });
    if (answer instanceof Promise) onAnswered?.(form, problem);
    if (!problem) return;
    if ("askedField" in problem) {
      focusField(form, problem.askedField);
      return;
    }
    toast.error(problem.message, problem.options);
    focusFirstInvalid(form);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  }

  return { fieldErrors, setFieldErrors, isBusy, onSubmit };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
