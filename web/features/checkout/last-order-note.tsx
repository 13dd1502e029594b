import { Link } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { useGuestOrders } from "#web/orders/guest-orders.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { saveLastOrder, useLastOrder } from "./last-order.ts";

/** The last order's number and a link to it, for a success message that was closed too fast. */
export function LastOrderNote(): ReactNode {
  const text = useText(shopText);
  const number = useLastOrder();
  const guestOrder = useGuestOrders().find((order) => order.number === number);
  if (number === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <CircleCheck aria-hidden="true" className="size-4 text-green max-sm:hidden" />
      {text.lastOrder} {/* A customer's orders are on the account page. */}
      <Link
        to="/account"
        {...(guestOrder && { hash: `order=${guestOrder.token}` })}
        className="text-link inline-flex min-h-6 items-center font-mono pointer-coarse:min-h-11"
      >
        {number}
      </Link>
      <IconButton label={text.dismissLastOrder} size="sm" onClick={() => saveLastOrder(null)}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
