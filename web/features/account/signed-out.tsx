import { type ReactNode, useState } from "react";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import type { NewAccount } from "#web/session/auth-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type SignedOutProps = {
  readonly signInForm: ReactNode;
  /** The tab that is open at first. */
  readonly firstTab: SignedOutTab;
};

export type SignedOutTab = "sign-in" | "sign-up";

/** Signs in, creates an account or recovers one. */
export function SignedOut({ signInForm, firstTab }: SignedOutProps): ReactNode {
  const text = useText(accountText);
  const [tab, setTab] = useState<SignedOutTab>(firstTab);
  const [isForgotten, setForgotten] = useState(false);
  const [mailedTo, setMailedTo] = useState<NewAccount>();

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
      <MailSent account={mailedTo} onOtherAddress={() => setMailedTo(undefined)} />
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
