import { dashboardProducts as en } from "./en/dashboard-products.ts";

export const dashboardProductsText = { en };
