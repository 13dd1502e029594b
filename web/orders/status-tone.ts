import type { ShownStatus } from "#domain/order-status.ts";

export const statusTone: Readonly<Record<ShownStatus, "yellow" | "blue" | "green">> = {
  pending: "yellow",
  processing: "blue",
  completed: "green",
  confirmed: "green",
};
