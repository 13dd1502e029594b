import { parseProductSearch, type ProductSearch } from "./manage/product-search.ts";
import { parseOrderSearch, type OrderSearch } from "./orders/order-search.ts";

/** The dashboard's tabs in their order. */
export type DashboardTab = "add" | "products" | "orders";

/**
 * The dashboard's state as its address carries it: the tab, and what that tab's list is narrowed
 * to. Without a tab it shows the orders, which staff have open all day.
 */
export interface DashboardSearch extends ProductSearch, OrderSearch {
  readonly tab?: Exclude<DashboardTab, "orders">;
}

/** Reads an address; whatever doesn't fit is left out, so that a damaged link still opens. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  if (raw["tab"] === "add") return { tab: "add" };
  if (raw["tab"] === "products") return { tab: "products", ...parseProductSearch(raw) };
  return parseOrderSearch(raw);
}
