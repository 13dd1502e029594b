import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "#domain/messages.ts";
import { readApiError } from "#web/api/api-error.ts";
import { useApi } from "#web/api/use-api.ts";
import { readText } from "#web/forms/read-form.ts";
import { adminSetupText } from "#web/messages/admin-setup.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { waitText } from "#web/session/wait-text.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit, type SubmitProblem } from "#web/ui/use-submit.ts";
import { SetupSection } from "./setup-section.tsx";

export type ClaimStepProps = {
  /** The account is already an admin, so that no code is needed. */
  readonly isDone: boolean;
};

type ClaimErrors = { readonly code: string };
type ClaimProblem = SubmitProblem<ClaimErrors>;

/** Step 1: the server's one-time code makes the signed-in account an admin. */
export function ClaimStep({ isDone }: ClaimStepProps): ReactNode {
  const text = useText(adminSetupText);
  const api = useApi();
  const { refresh } = useAuthActions();
  const done = useRef<HTMLParagraphElement>(null);
  const hasClaimed = useRef(false);
  useEffect(() => {
    // The form with the focused button is gone.
    if (isDone && hasClaimed.current) done.current?.focus();
  }, [isDone]);

  async function claim(code: string): Promise<ClaimProblem> {
    try {
      await api.admin.claim({ code });
    } catch (error) {
      logError("The account was not made an admin", error);
      const message = describeFailure(error);
      return { message, fieldErrors: { code: message } };
    }
    toast.success(messages.setup.madeAdmin);
    hasClaimed.current = true;
    await refresh();
    return undefined;
  }
  const { fieldErrors, isBusy, onSubmit } = useSubmit<ClaimErrors>((form) => {
    const code = readText(form, "code").trim();
    if (code !== "") return claim(code);
    return { message: messages.setup.makeAdminFailed, fieldErrors: { code: text.enterCode } };
  });

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
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          required
          inputClassName="font-mono"
          error={fieldErrors.code}
        />
        <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
          {isBusy ? text.makingAdmin : text.makeAdmin}
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
