import { useMemo } from "react";
import { mergeLines, type CartLine } from "#domain/cart.ts";
import { isSendable, useOrderQueue } from "#web/lib/order-queue/order-queue.ts";

/** What a customer's orders mean for the cart while they wait on this device. */
export interface OwnQueue {
  /** Everything that they hold. */
  readonly lines: readonly CartLine[];
  /** One of them goes out as soon as the shop can be reached. */
  readonly isSending: boolean;
}

/** The orders of a customer that wait on this device. */
export function useOwnQueue(userId: string | undefined): OwnQueue {
  const orders = useOrderQueue();
  return useMemo(() => {
    const own = orders.filter(({ owner }) => owner === userId);
    return {
      lines: own.reduce<readonly CartLine[]>((lines, order) => mergeLines(lines, order.lines), []),
      isSending: own.some((order) => isSendable(order, userId)),
    };
  }, [orders, userId]);
}
