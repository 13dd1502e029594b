import type { ShownStatus } from "#domain/order-status.ts";

/** Colours of the statuses. Source: shop specification section 4, "Order status". */
export const statusTone: Readonly<Record<ShownStatus, "yellow" | "blue" | "green">> = {
  pending: "yellow",
  processing: "blue",
  completed: "green",
  confirmed: "green",
};
