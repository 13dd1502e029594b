import { Link } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { orderQueueText } from "#web/messages/order-queue.ts";
import { isOpenTo, useOrderQueue } from "#web/offline/order-queue/order-queue.ts";
import { useSession } from "#web/session/use-session.ts";

/** A note about the orders queued on this device, with a link to them. */
export function QueuedOrdersNote({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const text = useText(orderQueueText);
  const userId = useSession().user?.id;
  const orders = useOrderQueue();
  const open = orders.filter((order) => isOpenTo(order, userId));
  const rejectedCount = open.filter(({ rejection }) => rejection !== undefined).length;
  return (
    <p
      data-slot="queued-orders"
      className="flex flex-wrap items-center gap-x-2 text-sm font-medium"
    >
      <Clock aria-hidden="true" className="size-4 text-yellow max-sm:hidden" />
      {open.length > 0 ? (
        <>
          {rejectedCount > 0 ? text.rejectedCount(rejectedCount) : text.waiting(open.length)}
          <button type="button" onClick={onOpen} className={linkStyle}>
            {text.view}
          </button>
        </>
      ) : (
        // Other users of the device see that there is an order, but none of its contents.
        <Link to="/account" className={linkStyle}>
          {text.ofOthers(orders.length)}
        </Link>
      )}
    </p>
  );
}

const linkStyle = "text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11";
