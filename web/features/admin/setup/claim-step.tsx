import { useMutation } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { readApiError } from "#web/api/api-error.ts";
import { useApi } from "#web/api/use-api.ts";
import { focusFirstInvalid } from "#web/forms/focus-first-invalid.ts";
import { readText } from "#web/forms/read-form.ts";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { waitText } from "#web/session/wait-text.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { SetupSection } from "./setup-section.tsx";

export type ClaimStepProps = {
  /** The account is already an admin, so that no code is needed. */
  readonly isDone: boolean;
};

/** Step 1: the server's one-time code makes the signed-in account an admin. */
export function ClaimStep({ isDone }: ClaimStepProps): ReactNode {
  const text = useText(adminSetupText);
  const api = useApi();
  const { refresh } = useAuthActions();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const hasClaimed = useRef(false);
  useEffect(() => {
    // The form with the focused button is gone.
    if (isDone && hasClaimed.current) done.current?.focus();
  }, [isDone]);
  const [fieldError, setFieldError] = useState<string>();

  function show(message: string): void {
    flushSync(() => setFieldError(message));
    if (form.current) focusFirstInvalid(form.current);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => api.admin.claim({ code }),
    onSuccess: async () => {
      toast.success(messages.setup.madeAdmin);
      hasClaimed.current = true;
      await refresh();
    },
    onError: (error) => {
      logError("The account was not made an admin", error);
      const message = describeFailure(error);
      toast.error(message);
      show(message);
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const code = readText(event.currentTarget, "code").trim();
    if (code === "") {
      toast.error(messages.setup.makeAdminFailed);
      show(text.enterCode);
      return;
    }
    setFieldError(undefined);
    mutate(code);
  }

  if (isDone) {
    return (
      <SetupSection title={text.step1Title}>
        <p ref={done} tabIndex={-1} className="text-sm text-muted">
          {text.step1Done}
        </p>
      </SetupSection>
    );
  }
  return (
    <SetupSection title={text.step1Title} lead={text.step1Lead}>
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
        <TextField
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          required
          inputClassName="font-mono"
          error={fieldError}
        />
        <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
          {isPending ? text.makingAdmin : text.makeAdmin}
        </Button>
      </form>
    </SetupSection>
  );
}

function describeFailure(error: unknown): string {
  const apiError = readApiError(error);
  if (apiError?.code === "unauthorized") return messages.adminDialog.signInFirst;
  return apiError?.code === "rate_limited"
    ? waitText(apiError.retryAfterSeconds)
    : messages.setup.makeAdminFailed;
}
