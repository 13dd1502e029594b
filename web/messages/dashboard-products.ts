import type { AdminProductSort, AdminProductState } from "#domain/admin-list.ts";
import type { StockState } from "#domain/stock.ts";

/** Texts of the dashboard's product list, and of editing and deleting a product. */
const en = {
  title: "Manage Products",
  controls: "Search and filter products",
  search: "Search",
  searchPlaceholder: "Name, brand or description",
  state: "State",
  states: {
    all: "All",
    active: "Visible",
    hidden: "Hidden",
    "low-stock": "Low stock",
    "out-of-stock": "Out of stock",
    deleted: "Deleted (30 days)",
  } satisfies Record<AdminProductState, string>,
  category: "Category",
  allCategories: "All categories",
  sort: "Sort by",
  sorts: {
    newest: "Newest",
    "name-asc": "Name",
    "stock-asc": "Stock",
  } satisfies Record<AdminProductSort, string>,
  loading: "Loading products...",
  found: (count: number): string => (count === 1 ? "1 product" : `${figure(count)} products`),
  shownOf: (shown: number, count: number): string =>
    `${figure(shown)} of ${figure(count)} products loaded`,
  showMore: "Show more",
  putAway: (count: number): string =>
    `The first ${figure(count)} are put away to keep the list quick.`,
  backToStart: "Back to the start",
  clearFilters: "Clear Filters",
  noMatch: "No products found",
  noMatchText: "No product fits your search and filters.",
  none: "No products yet",
  noneText: "What you add under “Add New Product” appears here and in the shop.",
  noneDeleted: "No deleted products",
  noneDeletedText: "A deleted product stays here for 30 days and can be brought back.",
  errorText: "The shop didn’t answer. Your search is kept.",
  product: "Product",
  price: "Price",
  stock: "Stock",
  stockStates: {
    "in-stock": "In Stock",
    "low-stock": "Low Stock",
    "out-of-stock": "Out of Stock",
  } satisfies Record<StockState, string>,
  visible: "Visible",
  hidden: "Hidden",
  deletedBy: (by: string, date: string): string =>
    by === "" ? `Deleted on ${date}` : `Deleted by ${by} on ${date}`,
  actions: "Actions",
  edit: "Edit",
  editProduct: (name: string): string => `Edit ${name}`,
  editTitle: "Edit product",
  delete: "Delete",
  deleteProduct: (name: string): string => `Delete ${name}`,
  deleteConfirm: "Delete product",
  history: "History",
  historyOf: (name: string): string => `History of ${name}`,
  undo: "Undo",
  undoDeletion: (name: string): string => `Undo the deletion of ${name}`,
  restored: "The product is back",
  restoreFailed: "The product couldn’t be brought back",
  broughtBack: "What you typed before is here again. It has not been saved yet.",
  discardTitle: "Discard your changes?",
  discardText: "What you changed has not been saved.",
  discard: "Discard",
  keepEditing: "Keep editing",
};

const figure = (count: number): string => count.toLocaleString("en-GB");

export const dashboardProductsText = { en };
