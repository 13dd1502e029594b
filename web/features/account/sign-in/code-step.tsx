import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "#domain/messages.ts";
import { readText } from "#web/forms/read-form.ts";
import { useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { postCode } from "#web/session/second-factor-calls.ts";
import type { SessionSnapshot } from "#web/session/session-context.tsx";
import { announceSessionChange } from "#web/session/tabs-channel.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { waitText } from "#web/session/wait-text.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OneTimeCodeField } from "#web/ui/one-time-code-field.tsx";
import { useSubmit, type SubmitProblem } from "#web/ui/use-submit.ts";
import { unexpectedProblem, type SignInProblem } from "./sign-in-problem.ts";

export type CodeStepProps = {
  readonly challenge: string;
  readonly onSignedIn: (session: SessionSnapshot) => Promise<SignInProblem | undefined>;
  /** Back to the password. */
  readonly onBack: () => void;
};

type Problem = SubmitProblem<{ readonly code: string; readonly form: string }>;

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeStep(props: CodeStepProps): ReactNode {
  const [kind, setKind] = useState<Kind>("app");
  const other = kind === "app" ? "recovery" : "app";
  // Another kind of code starts empty.
  return <CodeForm key={kind} {...props} kind={kind} onOtherKind={() => setKind(other)} />;
}

type Kind = "app" | "recovery";

type CodeFormProps = CodeStepProps & { readonly kind: Kind; readonly onOtherKind: () => void };

function CodeForm({ challenge, kind, onSignedIn, onBack, onOtherKind }: CodeFormProps): ReactNode {
  const words = useText(secondFactorText);
  const text = words.step;
  const { refresh } = useAuthActions();
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);
  const form = useRef<HTMLFormElement>(null);
  // The focused button is gone.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  async function send(element: HTMLFormElement): Promise<Problem> {
    const code = readText(element, "code");
    if (code === "") {
      return { message: words.codeRequired, fieldErrors: { code: words.codeRequired } };
    }
    const answer = await postCode(challenge, code);
    if (answer.ok) {
      const problem = await goOn().catch(unexpectedProblem);
      return problem && toFormProblem(problem.text);
    }
    const { status, code: reason, message, retryAfterSeconds } = answer.apiError;
    if (status === 429) return toFormProblem(waitText(retryAfterSeconds));
    if (status < 400 || status >= 500) return toFormProblem(messages.signIn.failed);
    if (reason !== "sign_in_expired") return { message, fieldErrors: { code: message } };
    onBack();
    return toFormProblem(message);
  }

  async function goOn(): Promise<SignInProblem | undefined> {
    const session = await refresh();
    announceSessionChange();
    return onSignedIn(session);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <div>
        <h2 className="font-semibold">{text.title}</h2>
        <p className="mt-1 text-sm text-muted">{text.lead}</p>
      </div>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <FormFields busy={isBusy}>
        <OneTimeCodeField
          label={kind === "app" ? words.code : words.recoveryCode}
          help={kind === "app" ? words.codeHelp : words.recoveryHelp}
          isNumeric={kind === "app"}
          error={fieldErrors.code}
        />
      </FormFields>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? text.busy : text.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={onBack}>
          {text.back}
        </Button>
        <Button variant="quiet" size="sm" onClick={onOtherKind}>
          {kind === "app" ? text.useRecovery : text.useApp}
        </Button>
      </div>
    </form>
  );
}

function toFormProblem(message: string): Problem {
  return { message, fieldErrors: { form: message } };
}
