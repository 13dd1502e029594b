import { useState } from "react";
import type { SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { focusSubmit } from "#web/lib/focus-submit.ts";
import { toast } from "#web/ui/toast.ts";
import type { AccountErrors } from "./account-faults.ts";

/** The errors of a form; undefined on success. */
export type FormProblem = { readonly message: string; readonly faults: AccountErrors } | undefined;

export interface AccountForm {
  readonly faults: AccountErrors;
  readonly isBusy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Runs a form's submit, one at a time. Shows errors beside their fields and in a toast, and focuses the first
 * invalid field. Never changes what was typed.
 */
export function useAccountForm(
  send: (form: HTMLFormElement) => FormProblem | Promise<FormProblem>,
): AccountForm {
  const [faults, setFaults] = useState<AccountErrors>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    setFaults({});
    focusSubmit(form);
    setBusy(true);
    const problem = await send(form);
    flushSync(() => {
      setBusy(false);
      setFaults(problem?.faults ?? {});
    });
    if (!problem) return;
    toast.error(problem.message);
    focusFirstInvalid(form);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  }

  return { faults, isBusy, onSubmit };
}
