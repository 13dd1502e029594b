/** Texts of the dashboard's order list, an order's details and its deletion. */
const en = {
  controls: "Search and filter orders",
  search: "Search",
  searchPlaceholder: "Name, phone, number, product",
  status: "Status",
  allStatuses: "All",
  deleted: "Deleted (30 days)",
  day: "Day",
  clearFilters: "Clear Filters",
  export: "Export",
  exportTitle: "All orders as a CSV file",
  printDay: "Print day list",
  printDayFailed: "The day’s orders couldn’t be loaded. Try again.",
  found: (count: number): string => (count === 1 ? "1 order" : `${figure(count)} orders`),
  shownOf: (shown: number, count: number): string =>
    `${figure(shown)} of ${figure(count)} orders shown`,
  noMatch: "No orders found",
  noMatchText: "No order fits your search and filters.",
  noneDeleted: "No deleted orders",
  noneDeletedText: "A deleted order stays here for 30 days and can be brought back.",
  errorText: "The shop didn’t answer. Your search is kept.",
  details: (id: string): string => `Details of order ${id}`,
  orderTitle: (id: string): string => `Order ${id}`,
  address: "Address",
  phone: "Phone",
  notes: "Notes",
  lines: "Ordered products",
  product: "Product",
  quantity: "Quantity",
  price: "Unit price",
  lek: "Lekë",
  print: "Print",
  history: "History",
  deletedColumn: "Deleted",
  deletedBy: (by: string, date: string): string =>
    by === "" ? `Deleted on ${date}` : `Deleted by ${by} on ${date}`,
  undo: "Undo",
  undoDeletion: (id: string): string => `Undo the deletion of order ${id}`,
  restored: "The order is back",
  restoreFailed: "The order couldn’t be brought back",
};

const figure = (count: number): string => count.toLocaleString("en-GB");

export const dashboardOrdersText = { en };
