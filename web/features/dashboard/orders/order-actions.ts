import type { OrderListItem } from "#web/lib/orders/order-row.ts";

/** The actions on an order, in the list and in its details. */
export interface OrderActions {
  /** The order with a pending request. */
  readonly busyId: string | undefined;
  readonly onDelete: (order: OrderListItem) => void;
  readonly onRestore: (order: OrderListItem) => void;
}
