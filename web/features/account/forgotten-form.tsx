import { type ReactNode, useEffect, useRef, useState } from "react";
import { normaliseEmail } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { postResetRequest } from "#web/session/auth-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { AccountEmailField } from "./account-fields.tsx";
import { describeApiError } from "./describe-api-error.ts";

export type ForgottenFormProps = {
  /** What was typed as the address to sign in with. */
  readonly defaultEmail: string;
  readonly onBack: () => void;
};

/** Requests a reset mail. The response is the same whether or not the address has an account. */
export function ForgottenForm({ defaultEmail, onBack }: ForgottenFormProps): ReactNode {
  const text = useText(accountText);
  const [sentTo, setSentTo] = useState<string>();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const email = normaliseEmail(readText(form, "email"));
    if (email === undefined) {
      const message = messages.signUp.invalidEmail;
      return { message, fieldErrors: { email: message } };
    }
    const answer = await postResetRequest(email);
    if (!answer.ok) return describeApiError(answer.apiError, messages.passwordReset.requestFailed);
    toast.success(messages.passwordReset.sent);
    setSentTo(email);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          {text.forgottenTitle}
        </h2>
        <p className="mt-1 text-sm text-muted">{text.forgottenLead}</p>
      </div>
      {sentTo !== undefined && <Notice tone="success">{text.forgottenSent(sentTo)}</Notice>}
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <AccountEmailField defaultValue={defaultEmail} error={fieldErrors.email} />
      </FormFields>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? text.forgottenBusy : text.forgottenSubmit}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {text.backToSignIn}
      </Button>
    </form>
  );
}
