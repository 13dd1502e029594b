import { dashboard as en } from "./en/dashboard.ts";

export const dashboardText = { en };
