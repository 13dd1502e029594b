import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { confirmEmailText } from "#web/messages/confirm-email.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { postConfirmation } from "#web/session/own-account-calls.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSubmit } from "#web/ui/use-submit.ts";
import type { FormProblem } from "./account-errors.ts";
import { readConfirmationToken } from "./confirmation-token.ts";
import { describeApiError } from "./describe-api-error.ts";

/**
 * The page that the confirmation mail links to. Opening it changes nothing, because mail scanners open links
 * too: only the button confirms.
 */
export function ConfirmEmailPage(): ReactNode {
  const hash = useLocation({ select: (location) => location.hash });
  // The fragment isn't available on the server.
  const isHydrated = useHydrated();
  const token = isHydrated ? readConfirmationToken(hash) : undefined;
  return (
    <div className="page-column max-w-lg py-10 lg:py-16">
      {isHydrated && token === undefined ? (
        <DeadLink reason="incomplete" />
      ) : (
        // Reset the state when another link is opened in the same tab.
        <Confirmation key={token} token={token} />
      )}
    </div>
  );
}

/** Confirms when the button is pressed. The token is undefined until hydration. */
function Confirmation({ token }: { readonly token: string | undefined }): ReactNode {
  const text = useText(confirmEmailText);
  const { confirmEmail: page } = useText(pagesText);
  const router = useRouter();
  const { user } = useSession();
  const [isDead, setDead] = useState(false);
  const { fieldErrors, isBusy, onSubmit } = useSubmit(send);

  async function send(): Promise<FormProblem> {
    if (token === undefined) return undefined;
    const answer = await postConfirmation(token);
    if (answer.ok) {
      await router.navigate({ href: answer.data.target, replace: true });
      toast.success(text.done, user ? {} : { text: text.doneText });
      return undefined;
    }
    if (answer.apiError.code !== "link_expired")
      return describeApiError(answer.apiError, text.failed);
    setDead(true);
    return undefined;
  }

  if (isDead) return <DeadLink reason="invalid" />;
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      <h1 className="text-xl font-semibold">{page.title}</h1>
      <p className="text-muted">{text.lead}</p>
      {fieldErrors.form && <Notice tone="warning">{fieldErrors.form}</Notice>}
      <p className="hidden text-sm font-medium noscript:block">{text.noScript}</p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={token === undefined}
      >
        {isBusy ? text.busy : text.submit}
      </Button>
      <p className="text-sm text-muted">{text.ignore}</p>
    </form>
  );
}

/** An invalid or incomplete link, with links to other pages. */
function DeadLink({ reason }: { readonly reason: "invalid" | "incomplete" }): ReactNode {
  const text = useText(confirmEmailText);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {reason === "invalid" ? text.invalidTitle : text.incompleteTitle}
      </h1>
      <p className="mt-2 text-muted">
        {reason === "invalid" ? text.invalidText : text.incompleteText}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/account" variant="primary">
          {text.signIn}
        </LinkButton>
        <LinkButton to="/account" search={{ tab: "sign-up" }}>
          {text.newLink}
        </LinkButton>
      </div>
    </>
  );
}
