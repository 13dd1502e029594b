import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountText } from "#web/messages/account.ts";
import { formatBritishDate } from "#web/messages/format/british-format.ts";
import { useText } from "#web/messages/language.tsx";
import { forgetGuestOrder, useGuestOrders } from "#web/orders/guest-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { moveFocusFromItem } from "#web/ui/move-focus.ts";

/** Orders placed on this device without signing in. Renders nothing if there are none. */
export function DeviceOrders(): ReactNode {
  const { deviceOrders: text } = useText(accountText);
  const orders = useGuestOrders();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="device-orders" className="mt-10">
      <h2 id="device-orders" className="text-lg font-semibold">
        {text.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{text.note}</p>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {orders.map((order) => (
          <li key={order.token} className="flex items-center justify-between gap-3">
            <Link
              to="/account"
              hash={`order=${order.token}`}
              className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 py-2.5 text-sm"
            >
              <span className="text-link font-mono font-medium">{order.number}</span>
              <time dateTime={order.placedAt} className="text-muted">
                {formatBritishDate(new Date(order.placedAt))}
              </time>
            </Link>
            <Button
              variant="quiet"
              size="sm"
              aria-label={text.forget(order.number)}
              onClick={({ currentTarget }) => {
                moveFocusFromItem(currentTarget);
                forgetGuestOrder(order);
              }}
            >
              {text.forgetShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
