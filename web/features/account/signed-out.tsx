import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
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

/** Signs in, creates an account or recovers one. What was shown is hidden, not removed, and keeps what was typed. */
export function SignedOut({ signInForm, firstTab }: SignedOutProps): ReactNode {
  const text = useText(accountText);
  const [tab, setTab] = useState<SignedOutTab>(firstTab);
  const [shown, setShown] = useState<readonly SignedOutTab[]>([firstTab]);
  const [linkedTab, setLinkedTab] = useState(firstTab);
  // The address typed so far, while the form for a forgotten password is open.
  const [forgottenEmail, setForgottenEmail] = useState<string>();
  const forgotten = useRef<HTMLButtonElement>(null);
  const signInPanel = useRef<HTMLDivElement>(null);

  function show(chosen: SignedOutTab): void {
    setTab(chosen);
    if (!shown.includes(chosen)) setShown([...shown, chosen]);
  }
  function showForgotten(): void {
    setForgottenEmail(findEmail(signInPanel.current)?.value ?? "");
  }
  function hideForgotten(): void {
    flushSync(() => setForgottenEmail(undefined));
    forgotten.current?.focus();
  }
  // A link to the other tab was followed.
  if (linkedTab !== firstTab) {
    setLinkedTab(firstTab);
    setForgottenEmail(undefined);
    show(firstTab);
  }

  const signIn = (
    <div ref={signInPanel} className="grid gap-4">
      {signInForm}
      <Button ref={forgotten} variant="quiet" onClick={showForgotten}>
        {text.forgotten}
      </Button>
    </div>
  );
  // A panel that wasn't opened yet is empty.
  const fill = (id: SignedOutTab, content: ReactNode): ReactNode => shown.includes(id) && content;
  return (
    <>
      <div hidden={forgottenEmail !== undefined}>
        <Tabs
          label={text.tabsLabel}
          value={tab}
          onValueChange={show}
          keepMounted
          tabs={[
            { id: "sign-in", label: text.signInTab, content: fill("sign-in", signIn) },
            { id: "sign-up", label: text.signUpTab, content: fill("sign-up", <SignUp />) },
          ]}
        />
      </div>
      {forgottenEmail !== undefined && (
        <ForgottenForm defaultEmail={forgottenEmail} onBack={hideForgotten} />
      )}
    </>
  );
}

function SignUp(): ReactNode {
  const [mailedTo, setMailedTo] = useState<NewAccount>();
  const form = useRef<HTMLDivElement>(null);
  function changeAddress(): void {
    flushSync(() => setMailedTo(undefined));
    findEmail(form.current)?.select();
  }
  return (
    <>
      <div ref={form} hidden={mailedTo !== undefined}>
        <SignUpForm onMailSent={setMailedTo} />
      </div>
      {mailedTo && <MailSent account={mailedTo} onOtherAddress={changeAddress} />}
    </>
  );
}

function findEmail(container: HTMLElement | null): HTMLInputElement | null {
  return container?.querySelector<HTMLInputElement>("[name=email]") ?? null;
}
