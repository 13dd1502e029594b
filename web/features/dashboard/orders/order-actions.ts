import type { OrderListItem } from "#web/lib/orders/order-row.ts";

/** What can be done to an order in the list and in its details. */
export interface OrderActions {
  /** The order that the server is working on. */
  readonly busyId: string | undefined;
  readonly onDelete: (order: OrderListItem) => void;
  readonly onRestore: (order: OrderListItem) => void;
}
