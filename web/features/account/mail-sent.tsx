import { MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "#domain/messages.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { type NewAccount, postSignUp } from "#web/session/auth-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { describeApiError } from "./describe-api-error.ts";

export type MailSentProps = {
  /** As typed: another confirmation mail uses the same name, phone and password. */
  readonly account: NewAccount;
  readonly onOtherAddress: () => void;
};

/** What to do after a sign-up. The same whether or not the address was new. */
export function MailSent({ account, onOtherAddress }: MailSentProps): ReactNode {
  const text = useText(accountText);
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), []);

  async function sendAgain(): Promise<void> {
    setState("busy");
    const answer = await postSignUp(account);
    setState(answer.ok ? "done" : "idle");
    if (answer.ok) toast.success(messages.signUp.checkEmail);
    else toast.error(describeApiError(answer.apiError).message);
  }

  return (
    <div className="rounded-lg border border-hairline bg-raised p-6">
      <MailCheck aria-hidden="true" className="size-7 text-green" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-lg font-semibold">
        {text.mailSentTitle}
      </h2>
      <p className="mt-1 text-sm break-words text-muted">{text.mailSentText(account.email)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          busy={state === "busy"}
          disabled={state === "done"}
          onClick={() => void sendAgain()}
        >
          {state === "done" ? text.mailAgainDone : text.mailAgain}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {text.otherAddress}
        </Button>
      </div>
    </div>
  );
}
