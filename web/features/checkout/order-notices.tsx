import { useEffect, useState, type ReactNode } from "react";
import type { CartLine } from "#domain/cart.ts";
import { cartText } from "#web/messages/cart.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Notice } from "#web/ui/notice.tsx";
import { isOrderPending, type OrderFormState } from "./order-form.ts";

/** The delay before a pending attempt counts as slow, in milliseconds. */
const slowAfterMs = 4_000;

type OrderNoticesProps = {
  readonly state: OrderFormState;
  /** Names of products that the cart dropped because they are no longer sold. */
  readonly dropped: readonly string[];
};

/** What left the order, and the results of the previous attempts, above the fields. */
export function OrderNotices({ state, dropped }: OrderNoticesProps): ReactNode {
  const text = useText(checkoutText);
  const gone = new Set([...dropped, ...state.unavailable.map((product) => product.name)]);
  return (
    <>
      {gone.size > 0 && (
        <Notice tone="warning" title={text.unavailable}>
          <p lang="en">{[...gone].join(", ")}</p>
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

/**
 * Beside the total that changed with them: the lines whose price has changed since the form opened, or that none is
 * left, as after an order in another tab.
 */
export function CartChanges({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  const text = useText(cartText);
  const [seen] = useState(() => new Map(lines.map((line) => [line.productId, line.priceCents])));
  const changed = lines.filter(
    ({ productId, priceCents }) => (seen.get(productId) ?? priceCents) !== priceCents,
  );
  return (
    // Rendered from the start, because only changes inside it are announced.
    <div role="status">
      {lines.length === 0 && <FooterNote>{text.empty}</FooterNote>}
      {changed.length > 0 && (
        <FooterNote>
          <strong className="font-semibold">{text.repricedNote}</strong>{" "}
          <span lang="en">{changed.map(({ name }) => name).join(", ")}</span>
        </FooterNote>
      )}
    </div>
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
        <FooterNote>
          <strong className="font-semibold">{offline}</strong> {text.offline}
        </FooterNote>
      )}
      {isOnline && isSlow && <FooterNote>{text.slow}</FooterNote>}
      {isOnline && state.notice === "no-answer" && (
        <FooterNote>
          <strong className="font-semibold">{text.noAnswer}</strong> {text.noAnswerText}
        </FooterNote>
      )}
    </div>
  );
}

function FooterNote({ children }: { readonly children: ReactNode }): ReactNode {
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
