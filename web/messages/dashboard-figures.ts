/** Texts of the dashboard's chart and low-stock list. */
const en = {
  summary: "Chart and low stock",
  chartTitle: "Revenue and orders per day",
  chart: {
    amount: "Revenue",
    count: "Orders",
    day: "Day",
    today: "Today",
    choose: "Day of the chart",
    asTable: "Show as a table",
    caption: (period: string): string => `Revenue and orders of ${period}`,
  },
  period: "Period",
  days: (count: number): string => `${count} days`,
  dates: "From – to",
  lastDays: (count: number): string => `the last ${count} days`,
  fromTo: (day: string, until: string): string => `${day} to ${until}`,
  sum: (orders: string, revenue: string): string => `${orders}, ${revenue}`,
  orders: (count: number): string => (count === 1 ? "1 order" : `${count} orders`),
  chartFailed: "The figures per day didn’t arrive",
  noOrders: (period: string): string => `No orders in ${period}`,
  noOrdersText: "Revenue and orders of each day appear here.",
  lowStockTitle: "Running out",
  lowStockFailed: "The list of products didn’t arrive",
  noneLow: "Nothing is running out",
  noneLowText: "Every product is above its threshold.",
  left: (count: number): string => `${count} left`,
  threshold: (count: number): string => `low at ${count}`,
  purchaseList: "Purchase list",
  purchaseListAs: (format: string): string => `Purchase list as ${format}`,
  showLow: (count: number): string =>
    count === 1 ? "Show it in Manage Products" : `Show all ${count} in Manage Products`,
};

export const dashboardFiguresText = { en };
