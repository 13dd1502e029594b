import type { OrderListItem } from "#web/orders/order-row.ts";

/** The actions on an order, in the list and in its details. */
export type OrderActions = {
  /** The order with a pending request. */
  readonly busyId: string | undefined;
  readonly onDelete: (order: OrderListItem) => void;
  readonly onRestore: (order: OrderListItem) => void;
};
