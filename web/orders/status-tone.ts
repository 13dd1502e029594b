import type { ShownStatus } from "#domain/order-status.ts";

export const statusTone: Readonly<Record<ShownStatus, "yellow" | "blue" | "green" | "neutral">> = {
  pending: "yellow",
  processing: "blue",
  completed: "green",
  confirmed: "green",
  cancelled: "neutral",
};
