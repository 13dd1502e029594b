import { useEffect, useState, type ReactNode } from "react";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Notice } from "#web/ui/notice.tsx";
import { isOrderPending, type OrderFormState } from "./order-form.ts";

/** The delay before a pending attempt counts as slow, in milliseconds. */
const slowAfterMs = 4_000;

/** The results of the previous attempts, above the fields. */
export function OrderNotices({ state }: { readonly state: OrderFormState }): ReactNode {
  const text = useText(checkoutText);
  return (
    <>
      {state.unavailable.length > 0 && (
        <Notice tone="warning" title={text.unavailable}>
          <p lang="en">{state.unavailable.map((product) => product.name).join(", ")}</p>
        </Notice>
      )}
      {state.notice === "placed-earlier" && (
        <Notice tone="info" title={text.earlierTitle}>
          <p>{text.earlierText}</p>
        </Notice>
      )}
      {state.notice === "deleted" && (
        <Notice tone="warning" title={text.deletedTitle}>
          <p>{text.deletedText}</p>
        </Notice>
      )}
    </>
  );
}

/** What currently prevents the order, shown beside the submit button. */
export function OrderBlocker({
  state,
}: {
  readonly state: Pick<OrderFormState, "phase" | "notice">;
}): ReactNode {
  const text = useText(checkoutText);
  const { offline } = useText(uiText);
  const isOnline = useOnline();
  const isSlow = useIsSlow(isOrderPending(state));
  return (
    // Rendered from the start, because only changes inside it are announced.
    <div role="status">
      {!isOnline && (
        <OrderBlockerNote>
          <strong className="font-semibold">{offline}</strong> {text.offline}
        </OrderBlockerNote>
      )}
      {isOnline && isSlow && <OrderBlockerNote>{text.slow}</OrderBlockerNote>}
      {isOnline && state.notice === "no-answer" && (
        <OrderBlockerNote>
          <strong className="font-semibold">{text.noAnswer}</strong> {text.noAnswerText}
        </OrderBlockerNote>
      )}
    </div>
  );
}

function OrderBlockerNote({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p
      data-slot="order-blocker"
      className="mb-3 rounded-md border border-yellow-line bg-yellow-soft px-3 py-2 text-sm"
    >
      {children}
    </p>
  );
}

/** Returns whether something has been pending for long enough to need a message. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
