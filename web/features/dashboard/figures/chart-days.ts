/** How many days the chart looks back. A file of its own: the route reads it on every page. */
export const chartDays = 30;
