/** The chart's period in days. In a separate file because the route loads it on every page. */
export const chartDays = 30;
