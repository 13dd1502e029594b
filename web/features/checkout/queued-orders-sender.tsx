import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { shortOrderId } from "#domain/order.ts";
import { cartQuery } from "#web/api/cart-query.ts";
import { useApi } from "#web/api/use-api.ts";
import { useUntilDone } from "#web/live/use-until-done.ts";
import { orderQueueText } from "#web/messages/order-queue.ts";
import { isSendable, useOrderQueue } from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { saveGuestOrder } from "#web/orders/guest-orders.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { useSession } from "#web/session/use-session.ts";
import { toast } from "#web/ui/toast.ts";
import { saveLastOrder } from "./last-order.ts";
import type { PlacedOrder } from "./send-order.ts";
import { sendQueuedOrders } from "./send-queued-orders.ts";

/** Sends the orders queued on the device, on any page. Renders nothing but the result. */
export function QueuedOrdersSender(): ReactNode {
  const api = useApi();
  const queryClient = useQueryClient();
  const { refresh } = useAuthActions();
  const { user } = useSession();
  const isOnline = useOnline();
  const sendable = useOrderQueue().filter((order) => isSendable(order, user?.id));
  const task = isOnline && sendable.length > 0 ? sendable.map(({ key }) => key).join() : undefined;

  function notePlaced({ owner }: QueuedOrder, placed: PlacedOrder): void {
    toast.success(messages.orders.created, { lang: "en" });
    const number = shortOrderId(placed.id);
    saveLastOrder(number);
    if (owner === null) {
      saveGuestOrder({ number, token: placed.link_token, placedAt: placed.created_at });
      return;
    }
    const { queryKey } = cartQuery(api, owner);
    // A pending response predates the order, which emptied the cart.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { items: [], dropped: [] });
  }
  useUntilDone(task, () =>
    sendQueuedOrders({
      api,
      askUserId: async () => (await refresh()).user?.id,
      onPlaced: notePlaced,
      onRejected: () =>
        toast.error(orderQueueText.sq.notAccepted, {
          text: orderQueueText.sq.notAcceptedText,
          lang: "sq",
        }),
    }),
  );
  return null;
}
