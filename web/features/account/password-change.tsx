import { type ReactNode, useState } from "react";
import { describePasswordErrors } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { useOwnAccount } from "#web/session/use-own-account.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { CurrentPasswordField } from "./account-fields.tsx";
import { describeApiError } from "./describe-api-error.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Changes the password of the signed-in account, proven with the current one. */
export function PasswordChange({ email }: { readonly email: string }): ReactNode {
  const { passwordChange: text } = useText(accountText);
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {/* Reset the form after a change. */}
      <PasswordForm key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
    </SettingsSection>
  );
}

type PasswordFormProps = {
  readonly email: string;
  readonly onChanged: () => void;
};

function PasswordForm({ email, onChanged }: PasswordFormProps): ReactNode {
  const words = useText(accountText);
  const text = words.passwordChange;
  const { changePassword } = useOwnAccount();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const current = readText(form, "currentPassword");
    if (current === "") {
      const message = text.currentRequired;
      return { message, fieldErrors: { currentPassword: message } };
    }
    const password = readText(form, "password");
    const weakness = describePasswordErrors(password);
    if (weakness !== undefined) return { message: weakness, fieldErrors: { password: weakness } };
    const answer = await changePassword(current, password);
    if (!answer.ok) return describeApiError(answer.apiError, messages.passwordReset.failed);
    toast.success(text.done);
    onChanged();
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      {/* Links the password to its account for password managers. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <FormFields busy={isBusy}>
        <CurrentPasswordField error={fieldErrors.currentPassword} />
        <NewPasswordField label={words.newPassword} error={fieldErrors.password} />
      </FormFields>
      <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? text.busy : text.submit}
      </Button>
    </form>
  );
}
