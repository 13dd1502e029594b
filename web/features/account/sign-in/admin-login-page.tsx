import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
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

/** 'Admin Access / Product Management System' at /admin-login. */
export function AdminLoginPage({
  open,
}: {
  /** What the dashboard opens after the sign-in, as its query string. */
  readonly open: string | undefined;
}): ReactNode {
  const text = useText(signInText);
  const api = useApi();
  const navigate = useNavigate();
  const { signInAdmin, signOut } = useAuthActions();

  async function handleSignIn(credentials: Credentials): Promise<SignInProblem | undefined> {
    await createAdmin(api);
    const answer = await signInAdmin(credentials);
    if (!answer.ok) return describeProblem(answer.apiError, messages.adminLogin.invalid);
    return finish(answer.data);
  }

  async function finish(session: SessionSnapshot): Promise<SignInProblem | undefined> {
    if (!session.isAdmin && !session.isSecondFactorDue) {
      return { text: messages.adminLogin.denied, isAboutInput: false };
    }
    toast.success(messages.adminLogin.granted);
    await navigate({ href: getSignInTarget(session, open), replace: true });
    return undefined;
  }

  /** A second step has signed the user in already, whatever the role. */
  async function finishWithCode(session: SessionSnapshot): Promise<SignInProblem | undefined> {
    const problem = await finish(session);
    if (problem) await signOut();
    return problem;
  }

  return (
    <SignInFrame title={text.adminTitle} subtitle={text.adminSubtitle} lead={text.adminLead}>
      <SessionEndedNotice />
      <SignInForm
        emailLabel={text.adminEmail}
        submitLabel={text.adminSubmit}
        busyLabel={text.adminSubmit}
        onSignIn={handleSignIn}
        onSignedIn={finishWithCode}
      />
      <p className="mt-6 text-sm">
        <Link to="/" className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          {text.backToWebsite}
        </Link>
      </p>
    </SignInFrame>
  );
}
