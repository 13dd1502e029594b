import type { ShownStatus } from "#domain/order-status.ts";

export const orderStatus: Readonly<Record<ShownStatus, string>> = {
  pending: "Pending",
  processing: "Processing",
  completed: "Completed",
  confirmed: "Confirmed",
};
