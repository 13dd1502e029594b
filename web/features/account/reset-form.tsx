import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { describePasswordErrors } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { postNewPassword } from "#web/session/auth-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { describeApiError } from "./describe-api-error.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export type ResetFormProps = {
  /** From the link in the reset mail. */
  readonly token: string;
  readonly onChanged: () => void;
  readonly onBack: () => void;
};

/** Sets a new password with the link from the reset mail. */
export function ResetForm({ token, onChanged, onBack }: ResetFormProps): ReactNode {
  const text = useText(accountText);
  const isHydrated = useHydrated();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const password = readText(form, "password");
    const weakness = describePasswordErrors(password);
    if (weakness !== undefined) return { message: weakness, fieldErrors: { password: weakness } };
    const answer = await postNewPassword(password, token);
    if (!answer.ok) return describeApiError(answer.apiError, messages.passwordReset.failed);
    toast.success(messages.passwordReset.changed);
    onChanged();
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <h1 className="text-xl font-semibold">{text.resetTitle}</h1>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <NewPasswordField label={text.newPassword} error={fieldErrors.password} />
      </FormFields>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} disabled={!isHydrated}>
        {isBusy ? text.resetBusy : text.resetSubmit}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {text.backToSignIn}
      </Button>
    </form>
  );
}
