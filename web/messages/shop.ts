import { formatBritishNumber } from "#domain/british-number.ts";
import { pagesText } from "./pages.ts";

/** Texts of the shop page. */
const en = {
  title: pagesText.en.shop.title,
  lead: "Bearings, belts, oil seals and machine components, delivered in Albania, Kosovo and North Macedonia. Order without an account.",
  cart: "Cart",
  quickCheckout: "Quick Checkout",
  pasteList: "Paste a list",
  quoteList: "Quote list",
  lastOrder: "Last order:",
  dismissLastOrder: "Hide the number of the last order",
  controls: "Search, filters and sorting",
  search: "Search",
  searchPlaceholder: "Code, name or description",
  category: "Category",
  allCategories: "All categories",
  brand: "Brand",
  allBrands: "All brands",
  sort: "Sort by",
  sorts: {
    "name-asc": "Name A-Z",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
  },
  view: "View",
  views: { grid: "Grid view", list: "List view" },
  products: "Products",
  found: (count: number): string => `${formatBritishNumber(count)} products found`,
  loading: "Loading products...",
  emptyTitle: "No products found",
  emptyText: "Try adjusting your search or filter criteria",
  clearFilters: "Clear Filters",
  further: "Found by number, size or words",
  notSold: "In the catalogue, not in the shop",
  emptyShopText:
    "The shop holds nothing at the moment. Call or write to us, and we will find your part.",
  contact: "Contact us",
  errorText: "Check your connection and try again. What you have chosen is kept.",
  offlineText:
    "Your filters and your cart are kept. The products load by themselves as soon as you are online.",
  offline: "Your cart is kept; prices and stock may be out of date.",
  showMore: "Show more",
  loadingMore: "Loading…",
  shownOf: (shown: number, count: number): string =>
    `${formatBritishNumber(shown)} of ${formatBritishNumber(count)} shown`,
  stock: { "in-stock": "In Stock", "low-stock": "Low Stock", "out-of-stock": "Out of Stock" },
  rating: "(5.0)",
  quickView: "Quick view",
  quantity: "Quantity",
  addToCart: "Add to Cart",
  outOfStock: "Out of Stock",
};

export const shopText = { en };
