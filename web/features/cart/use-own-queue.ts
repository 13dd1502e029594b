import { useMemo } from "react";
import { mergeLines, type CartLine } from "#domain/cart.ts";
import { isSendable, useOrderQueue } from "#web/offline/order-queue/order-queue.ts";
import { splitOrigin } from "#web/offline/order-queue/queued-order.ts";

/** The effect of a customer's queued orders on the cart. */
export type OwnQueue = {
  /** The pieces of all queued orders that the account's cart has. */
  readonly lines: readonly CartLine[];
  /** An order will be sent as soon as the shop is reachable. */
  readonly isSending: boolean;
};

/** A customer's orders queued on this device. */
export function useOwnQueue(userId: string | undefined): OwnQueue {
  const orders = useOrderQueue();
  return useMemo(() => {
    const own = orders.filter(({ owner }) => owner === userId);
    return {
      lines: own.reduce<readonly CartLine[]>(
        (lines, order) => mergeLines(lines, splitOrigin(order).inAccount),
        [],
      ),
      isSending: own.some((order) => isSendable(order, userId)),
    };
  }, [orders, userId]);
}
