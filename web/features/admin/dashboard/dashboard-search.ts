import { parseProductSearch, type ProductSearch } from "./manage/product-search.ts";
import { parseOrderSearch, type OrderSearch } from "./orders/order-search.ts";

/** The dashboard's tabs in order. */
export type DashboardTab = "add" | "products" | "orders";

/**
 * The dashboard's state in the URL: the tab and its list's filters. Without a tab it shows the orders, which
 * staff keep open all day.
 */
export type DashboardSearch = {
  readonly tab?: Exclude<DashboardTab, "orders">;
} & ProductSearch &
  OrderSearch;

/** Parses the search params; invalid values are left out, so that a damaged link still opens. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  if (raw["tab"] === "add") return { tab: "add" };
  if (raw["tab"] === "products") return { tab: "products", ...parseProductSearch(raw) };
  return parseOrderSearch(raw);
}
