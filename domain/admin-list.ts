/** Which products the dashboard lists; `deleted` are those of the last 30 days. */
export const adminProductStates = [
  "all",
  "active",
  "hidden",
  "low-stock",
  "out-of-stock",
  "deleted",
] as const;

/** One of them. */
export type AdminProductState = (typeof adminProductStates)[number];

/** Orders in which the dashboard lists products; `stock-asc` has the emptiest first. */
export const adminProductSorts = ["newest", "name-asc", "stock-asc"] as const;

/** One of them. */
export type AdminProductSort = (typeof adminProductSorts)[number];
