import { CircleCheck, X } from "lucide-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { checkoutText } from "#web/messages/checkout.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { keepLastOrder, readLastOrder, subscribeToLastOrder } from "./last-order.ts";

/** The last order's number, for whoever closed the thanks too fast. */
export function LastOrderNote(): ReactNode {
  const text = useText(checkoutText);
  const number = useSyncExternalStore(subscribeToLastOrder, readLastOrder, () => null);
  if (number === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm whitespace-nowrap">
      <CircleCheck aria-hidden="true" className="size-4 text-green max-sm:hidden" />
      {text.lastOrder} <span className="font-mono select-all">{number}</span>
      <IconButton label={text.dismissLastOrder} size="sm" onClick={() => keepLastOrder(null)}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
