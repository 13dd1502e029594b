/** Filters of the dashboard's product list; `deleted` covers the last 30 days. */
export const adminProductStates = [
  "all",
  "active",
  "hidden",
  "low-stock",
  "out-of-stock",
  "deleted",
] as const;

export type AdminProductState = (typeof adminProductStates)[number];

/** Sort orders of the dashboard's product list; `stock-asc` puts the lowest stock first. */
export const adminProductSorts = ["newest", "name-asc", "stock-asc"] as const;

export type AdminProductSort = (typeof adminProductSorts)[number];
