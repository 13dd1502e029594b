import { useEffect, useRef, type ReactNode } from "react";
import type { CartLine } from "#domain/cart.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { isOrderPending, type OrderFormState } from "./order-form.ts";
import { CartChanges, OrderBlocker } from "./order-notices.tsx";
import { SmallScreenTotal } from "./order-summary.tsx";
import { TermsConsent } from "./terms-consent.tsx";

type SubmitProps = {
  readonly formId: string;
  readonly state: OrderFormState;
  /** Queues the order until the shop is reachable again. */
  readonly onSendLater: () => void;
};

type OrderFormFooterProps = {
  readonly lines: readonly CartLine[];
  /** The session of the customer who opened the form has ended. */
  readonly hasSessionEnded: boolean;
  readonly onClose: () => void;
} & SubmitProps;

/** The footer of the order form, always in view: the total on small screens, and the buttons. */
export function OrderFormFooter({
  lines,
  hasSessionEnded,
  onClose,
  ...submit
}: OrderFormFooterProps): ReactNode {
  return (
    <>
      <SmallScreenTotal lines={lines} form={submit.state.form} />
      <CartChanges lines={lines} />
      {hasSessionEnded ? <SignInAgain onClose={onClose} /> : <Submit {...submit} />}
    </>
  );
}

function Submit({ formId, state, onSendLater }: SubmitProps): ReactNode {
  const text = useText(checkoutText);
  const isBusy = isOrderPending(state);
  return (
    <>
      <OrderBlocker state={state} />
      <Button type="submit" form={formId} variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? text.busy : text.submit}
      </Button>
      <TermsConsent />
      {state.notice === "no-answer" && (
        <Button size="lg" block className="mt-2" onClick={onSendLater}>
          {text.sendLater}
        </Button>
      )}
    </>
  );
}

/** Shown when the session ended while the form was open. The form keeps its contents. */
function SignInAgain({ onClose }: Pick<OrderFormFooterProps, "onClose">): ReactNode {
  const text = useText(checkoutText);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button is gone; a user who is typing keeps the focus.
    if (document.activeElement === document.body) place.current?.querySelector("a")?.focus();
  }, []);
  return (
    <div ref={place}>
      <Notice tone="warning" title={text.sessionEnded} className="mb-3">
        <p>{text.sessionEndedText}</p>
      </Notice>
      {/* A link to the current page doesn't close the dialog. */}
      <LinkButton to="/account" variant="primary" size="lg" block onClick={onClose}>
        {text.signInAgain}
      </LinkButton>
    </div>
  );
}
