import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { normaliseEmail } from "#domain/account.ts";
import { company } from "#domain/company.ts";
import { messages } from "#domain/messages.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import type { Credentials } from "#web/session/auth-calls.ts";
import { getSignInTarget } from "#web/session/return-place.ts";
import type { SessionSnapshot } from "#web/session/session-context.tsx";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { toast } from "#web/ui/toast.ts";
import { createAdmin } from "./create-admin.ts";
import { SessionEndedNotice } from "./session-ended-notice.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { describeProblem, type SignInProblem } from "./sign-in-problem.ts";

/** 'Admin Access' at /auth. */
export function AuthPage(): ReactNode {
  const text = useText(signInText);
  const api = useApi();
  const navigate = useNavigate();
  const { signIn } = useAuthActions();
  const { data: settings } = useQuery(settingsQuery(api));
  const preconfigured = settings?.default_admin_email ?? company.email;

  // An account that was found once isn't created again: a wrong password then counts once.
  const isThere = useRef(false);

  async function handleSignIn(credentials: Credentials): Promise<SignInProblem | undefined> {
    let answer = await signIn(credentials);
    const isPreconfigured = credentials.email === normaliseEmail(preconfigured);
    const isRejected = !answer.ok && answer.apiError.status === 401;
    if (isRejected && isPreconfigured && !isThere.current) {
      isThere.current = await createAdmin(api);
      if (isThere.current) answer = await signIn(credentials);
    }
    if (!answer.ok) return describeProblem(answer.apiError, messages.signIn.invalid);
    return finish(answer.data);
  }

  async function finish(session: SessionSnapshot): Promise<undefined> {
    toast.success(messages.signIn.welcome);
    await navigate({ href: getSignInTarget(session), replace: true });
    return undefined;
  }

  return (
    <SignInFrame title={text.adminTitle} lead={text.adminLead}>
      <SessionEndedNotice />
      <SignInForm
        // The settings may arrive after the first render; the form is then reset once.
        key={preconfigured}
        emailLabel={text.email}
        submitLabel={text.submit}
        busyLabel={text.busy}
        defaultEmail={preconfigured}
        onSignIn={handleSignIn}
        onSignedIn={finish}
      />
    </SignInFrame>
  );
}
