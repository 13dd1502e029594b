import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormProblem } from "#web/features/account/account-errors.ts";
import { CurrentPasswordField } from "#web/features/account/account-fields.tsx";
import { describeApiError } from "#web/features/account/describe-api-error.ts";
import { readText } from "#web/forms/read-form.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { postStart, postTurnOn, type SecondFactorKey } from "#web/session/second-factor-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OneTimeCodeField } from "#web/ui/one-time-code-field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import { copyText } from "./copy-text.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export type SecondFactorSetupProps = {
  readonly email: string;
  readonly onDone: () => void;
};

/** Three steps: the password, the key with the first code, the recovery codes. */
export function SecondFactorSetup({ email, onDone }: SecondFactorSetupProps): ReactNode {
  const { setUp: text } = useText(secondFactorText);
  const [key, setKey] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes email={email} codes={codes} onDone={onDone} />;
  if (!key) return <PasswordStep onKey={setKey} />;
  return (
    <KeyStep
      secret={key}
      onCodes={(made) => {
        toast.success(text.done);
        setCodes(made);
      }}
    />
  );
}

function PasswordStep({ onKey }: { readonly onKey: (key: SecondFactorKey) => void }): ReactNode {
  const words = useText(secondFactorText);
  const { passwordChange } = useText(accountText);
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const password = readText(form, "currentPassword");
    if (password === "") {
      const message = passwordChange.currentRequired;
      return { message, fieldErrors: { currentPassword: message } };
    }
    const answer = await postStart(password);
    if (!answer.ok) return describeApiError(answer.apiError, words.failed);
    onKey(answer.data);
    return undefined;
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-muted">{words.setUp.passwordLead}</p>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <CurrentPasswordField error={fieldErrors.currentPassword} isFirstFocused />
      </FormFields>
      <Button type="submit" variant="primary" busy={isBusy}>
        {words.setUp.next}
      </Button>
    </form>
  );
}

type KeyStepProps = {
  readonly secret: SecondFactorKey;
  readonly onCodes: (codes: readonly string[]) => void;
};

function KeyStep({ secret, onCodes }: KeyStepProps): ReactNode {
  const words = useText(secondFactorText);
  const text = words.setUp;
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);
  const element = useRef<HTMLFormElement>(null);
  // The focused button of the step before is gone.
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  async function send(form: HTMLFormElement): Promise<FormProblem> {
    const code = readText(form, "code");
    if (code === "") {
      return { message: words.codeRequired, fieldErrors: { code: words.codeRequired } };
    }
    const answer = await postTurnOn(code);
    if (!answer.ok) return describeApiError(answer.apiError, words.failed);
    onCodes(answer.data);
    return undefined;
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm">{text.scan}</p>
      <QrCode {...secret.qr} label={text.qrLabel} />
      <div>
        <p className="text-sm">{text.typeKey}</p>
        <p className="mt-1 font-mono text-sm wrap-anywhere select-all">{groupKey(secret.key)}</p>
        <Button size="sm" className="mt-2" onClick={() => void copyText(secret.key, words.codes)}>
          {text.copyKey}
        </Button>
      </div>
      <p className="text-sm">{text.confirm}</p>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <OneTimeCodeField label={words.code} isNumeric error={fieldErrors.code} />
      </FormFields>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? text.busy : text.turnOn}
      </Button>
    </form>
  );
}

/** In groups of four, as people type it. */
function groupKey(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
