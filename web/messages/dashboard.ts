import { pagesText } from "./pages.ts";

const en = {
  title: pagesText.en.dashboard.title,
  viewShop: "View Shop",
  logout: "Logout",
  figures: "Figures of the shop",
  totalProducts: "Total Products",
  totalOrders: "Total Orders",
  totalRevenue: "Total Revenue",
  lowStock: "Low Stock Items",
  figuresFailed: "The figures didn’t arrive. The lists below work all the same.",
  tryAgain: "Try again",
  tabsLabel: "Sections of the dashboard",
  addTab: "Add New Product",
  productsTab: "Manage Products",
  ordersTab: "Orders",
  quotesTab: "Quotes",
  searchesTab: "Searches",
  synonymsTab: "Synonyms",
  namesTab: "Brands",
  ordersCaption: "Orders, newest first",
  loading: "Loading orders…",
  empty: "No orders yet",
  emptyText: "A new order appears here at once, without reloading.",
  order: "Order",
  customer: "Customer",
  items: "Items",
  moreItems: (count: number): string => `and ${count} more`,
  total: "Total",
  status: "Status",
  actions: "Actions",
  newMark: "New",
  delete: "Delete",
  deleteOrder: (id: string): string => `Delete order ${id}`,
  deleteConfirm: "Delete order",
  showMore: "Show more",
  showNew: (count: number): string =>
    count === 1 ? "Show 1 new order" : `Show ${count} new orders`,
  newOrder: (id: string, customer: string, total: string): string =>
    `New order ${id} from ${customer}, ${total}`,
};

export const dashboardText = { en };
