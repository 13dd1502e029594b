import type { orderStatus as english } from "../en/order-status.ts";

/** Source: shop specification section 4, "Order status", and the decisions for 'confirmed'. */
export const orderStatus: typeof english = {
  pending: "Në pritje",
  processing: "Në përpunim",
  completed: "E kompletuar",
  confirmed: "E konfirmuar",
};
