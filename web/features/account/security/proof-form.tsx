import type { ReactNode } from "react";
import type { FormProblem } from "#web/features/account/account-errors.ts";
import { CurrentPasswordField } from "#web/features/account/account-fields.tsx";
import { describeApiError } from "#web/features/account/describe-api-error.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import type { AuthAnswer } from "#web/session/auth-calls.ts";
import type { PasswordAndCode } from "#web/session/second-factor-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OneTimeCodeField } from "#web/ui/one-time-code-field.tsx";
import { useSubmit } from "#web/ui/use-submit.ts";

export type ProofFormProps<Data> = {
  readonly lead: string;
  readonly submit: string;
  readonly variant: "primary" | "danger";
  readonly onSend: (proof: PasswordAndCode) => Promise<AuthAnswer<Data>>;
  readonly onDone: (data: Data) => void;
};

/** Asks for password and code before a change of the second factor. */
export function ProofForm<Data>({
  lead,
  submit,
  variant,
  onSend,
  onDone,
}: ProofFormProps<Data>): ReactNode {
  const words = useText(secondFactorText);
  const { passwordChange } = useText(accountText);
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const password = readText(form, "currentPassword");
    const code = readText(form, "code");
    const missing = {
      ...(password === "" && { currentPassword: passwordChange.currentRequired }),
      ...(code === "" && { code: words.codeRequired }),
    };
    const message = missing.currentPassword ?? missing.code;
    if (message !== undefined) return { message, fieldErrors: missing };
    const answer = await onSend({ password, code });
    if (!answer.ok) return describeApiError(answer.apiError, words.failed);
    onDone(answer.data);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-muted">{lead}</p>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <CurrentPasswordField error={fieldErrors.currentPassword} isFirstFocused />
        <OneTimeCodeField label={words.eitherCode} error={fieldErrors.code} />
      </FormFields>
      <Button type="submit" variant={variant} busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
