import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { accountText } from "#web/messages/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export interface SignedOutProps {
  /** The form that signs in. */
  readonly signInForm: ReactNode;
}

/** Sign in, create an account, or get back into one. */
export function SignedOut({ signInForm }: SignedOutProps): ReactNode {
  const text = useText(accountText);
  const [tab, setTab] = useState<"sign-in" | "sign-up">("sign-in");
  const [isForgotten, setForgotten] = useState(false);
  const [mailedTo, setMailedTo] = useState<string>();

  if (isForgotten) return <ForgottenForm onBack={() => setForgotten(false)} />;

  const signIn = (
    <div className="grid gap-4">
      {signInForm}
      <Button variant="quiet" onClick={() => setForgotten(true)}>
        {text.forgotten}
      </Button>
    </div>
  );
  const signUp =
    mailedTo === undefined ? (
      <SignUpForm onMailSent={setMailedTo} />
    ) : (
      <MailSent email={mailedTo} onOtherAddress={() => setMailedTo(undefined)} />
    );
  return (
    <Tabs
      label={text.tabsLabel}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: "sign-in", label: text.signInTab, content: signIn },
        { id: "sign-up", label: text.signUpTab, content: signUp },
      ]}
    />
  );
}
