import { dashboardFigures as en } from "./en/dashboard-figures.ts";

export const dashboardFiguresText = { en };
