import { dashboardOrders as en } from "./en/dashboard-orders.ts";

export const dashboardOrdersText = { en };
