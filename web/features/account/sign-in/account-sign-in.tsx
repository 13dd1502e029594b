import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/messages/language.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import type { Credentials } from "#web/session/auth-calls.ts";
import { getReturnPlace } from "#web/session/return-place.ts";
import type { SessionSnapshot } from "#web/session/session-context.tsx";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { toast } from "#web/ui/toast.ts";
import { SessionEndedNotice } from "./session-ended-notice.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { describeProblem, type SignInProblem } from "./sign-in-problem.ts";

/** The customers' sign-in on /account, which shows the account after success. */
export function AccountSignIn(): ReactNode {
  const text = useText(signInText);
  const navigate = useNavigate();
  const { signIn } = useAuthActions();

  async function handleSignIn(credentials: Credentials): Promise<SignInProblem | undefined> {
    const answer = await signIn(credentials);
    if (!answer.ok) return describeProblem(answer.apiError, messages.signIn.invalid);
    return finish(answer.data);
  }

  async function finish(session: SessionSnapshot): Promise<undefined> {
    toast.success(messages.signIn.success);
    const back = getReturnPlace(session);
    if (back !== undefined) await navigate({ href: back, replace: true });
    return undefined;
  }

  return (
    <>
      <SessionEndedNotice />
      <SignInForm
        emailLabel={text.email}
        submitLabel={text.submit}
        busyLabel={text.busy}
        onSignIn={handleSignIn}
        onSignedIn={finish}
      />
    </>
  );
}
