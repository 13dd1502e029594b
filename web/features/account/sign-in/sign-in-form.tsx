import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { messages } from "#domain/messages.ts";
import { readText } from "#web/forms/read-form.ts";
import { useText } from "#web/messages/language.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import type { Credentials } from "#web/session/auth-calls.ts";
import { getDeviceId } from "#web/session/device-id.ts";
import type { SessionSnapshot } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSubmit, type SubmitProblem } from "#web/ui/use-submit.ts";
import { checkCredentials } from "./check-credentials.ts";
import { unexpectedProblem, type SignInProblem } from "./sign-in-problem.ts";

export type SignInFormProps = {
  readonly emailLabel: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly defaultEmail?: string;
  /** Signs in; a returned problem is shown, and the input is kept. */
  readonly onSignIn: (credentials: Credentials) => Promise<SignInProblem | undefined>;
  /** Goes on after a second step; a returned problem is shown. */
  readonly onSignedIn: (session: SessionSnapshot) => Promise<SignInProblem | undefined>;
};

type FieldErrors = {
  readonly email: string;
  readonly password: string;
  readonly form: string;
};

// Few accounts have a second factor.
const CodeStep = lazyChunk(async () => (await import("./code-step.tsx")).CodeStep);

/** E-mail and password, and then the code of an account with a second factor. */
export function SignInForm({ onSignedIn, ...props }: SignInFormProps): ReactNode {
  const [challenge, setChallenge] = useState<string>();
  return (
    <>
      {/* Stays for the way back, with what was typed. */}
      <div className={challenge === undefined ? undefined : "hidden"}>
        <PasswordForm {...props} onChallenge={setChallenge} />
      </div>
      {challenge !== undefined && (
        <CodeStep
          // A new challenge starts over.
          key={challenge}
          challenge={challenge}
          onSignedIn={onSignedIn}
          onBack={() => setChallenge(undefined)}
        />
      )}
    </>
  );
}

type PasswordFormProps = Omit<SignInFormProps, "onSignedIn"> & {
  readonly onChallenge: (challenge: string) => void;
};

/** E-mail, password and a submit button; the fields keep their values after an error. */
function PasswordForm({
  emailLabel,
  submitLabel,
  busyLabel,
  defaultEmail,
  onSignIn,
  onChallenge,
}: PasswordFormProps): ReactNode {
  const text = useText(signInText);
  const isHydrated = useHydrated();
  const { fieldErrors, isBusy, onSubmit } = useSubmit<FieldErrors>(send);

  function send(
    form: HTMLFormElement,
  ): Promise<SubmitProblem<FieldErrors>> | SubmitProblem<FieldErrors> {
    const checked = checkCredentials(readText(form, "email"), readText(form, "password"));
    if (checked.ok) return signIn(checked.credentials);
    const { message, missing, isEmailMalformed } = checked;
    return {
      message,
      fieldErrors: {
        ...(missing.includes("email") && { email: text.enterEmail }),
        ...(isEmailMalformed && { email: messages.signUp.invalidEmail }),
        ...(missing.includes("password") && { password: text.enterPassword }),
      },
    };
  }

  async function signIn(credentials: Credentials): Promise<SubmitProblem<FieldErrors>> {
    const signingIn = onSignIn({ ...credentials, device: getDeviceId() });
    const problem = await signingIn.catch(unexpectedProblem);
    if (!problem) return undefined;
    if (problem.challenge !== undefined) {
      onChallenge(problem.challenge);
      return undefined;
    }
    const field = problem.isAboutInput ? "password" : "form";
    return { message: problem.text, fieldErrors: { [field]: problem.text } };
  }

  return (
    // `post`, so that a submit before hydration never puts a password into a URL.
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <TextField
          label={emailLabel}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          defaultValue={defaultEmail}
          error={fieldErrors.email}
        />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          error={fieldErrors.password}
        />
      </FormFields>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} disabled={!isHydrated}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
