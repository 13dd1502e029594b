import type { orderStatus as english } from "../en/order-status.ts";

export const orderStatus: typeof english = {
  pending: "Në pritje",
  processing: "Në përpunim",
  completed: "E kompletuar",
  confirmed: "E konfirmuar",
};
