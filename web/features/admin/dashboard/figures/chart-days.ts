/** The chart's periods in days. In a separate file because the route loads it on every page. */
export const chartPeriods = ["7", "30", "90"] as const;

/** `dates` is from one day to another. */
export type ChartPeriod = (typeof chartPeriods)[number] | "dates";

/** The period that the chart begins with, in days. */
export const chartDays = 30;
