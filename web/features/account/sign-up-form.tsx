import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { orderFieldLimits } from "#domain/order.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { type NewAccount, postSignUp } from "#web/session/auth-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { AccountEmailField } from "./account-fields.tsx";
import { checkSignUp } from "./check-sign-up.ts";
import { describeApiError } from "./describe-api-error.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export type SignUpFormProps = {
  /** The server accepted the sign-up and sent a mail. */
  readonly onMailSent: (account: NewAccount) => void;
};

export function SignUpForm({ onMailSent }: SignUpFormProps): ReactNode {
  const text = useText(accountText);
  const isHydrated = useHydrated();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const checked = checkSignUp({
      name: readText(form, "name"),
      phone: readText(form, "phone"),
      email: readText(form, "email"),
      password: readText(form, "password"),
    });
    if (!checked.ok) return checked;
    const answer = await postSignUp(checked.account);
    if (!answer.ok) return describeApiError(answer.apiError);
    toast.success(messages.signUp.checkEmail);
    onMailSent(checked.account);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <TextField
          label={text.fullName}
          name="name"
          autoComplete="name"
          maxLength={orderFieldLimits.name}
          required
          error={fieldErrors.name}
        />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={orderFieldLimits.phone}
          help={text.phoneHelp}
        />
        <AccountEmailField error={fieldErrors.email} />
        <NewPasswordField label={text.password} error={fieldErrors.password} />
      </FormFields>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} disabled={!isHydrated}>
        {isBusy ? text.signUpBusy : text.signUpSubmit}
      </Button>
    </form>
  );
}
