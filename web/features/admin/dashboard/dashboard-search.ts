import { productFields } from "#domain/product-fields.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";
import { parseCustomerSearch, type CustomerSearch } from "./customers/customer-search.ts";
import { parseProductSearch, type ProductSearch } from "./manage/product-search.ts";
import { parseOrderSearch, type OrderSearch } from "./orders/order-search.ts";
import { parseQuoteSearch, type QuoteSearch } from "./quotes/quote-search.ts";
import { parseMissSearch, type MissSearch } from "./searches/miss-search.ts";
import { parseSynonymSearch, type SynonymSearch } from "./synonyms/synonym-search.ts";

/** The dashboard's tabs in order. */
export type DashboardTab =
  | "add"
  | "products"
  | "orders"
  | "quotes"
  | "customers"
  | "searches"
  | "synonyms"
  | "names";

/**
 * The dashboard's state in the URL: the tab and its list's filters. Without a tab it shows the orders, which
 * staff keep open all day.
 */
export type DashboardSearch = {
  readonly tab?: Exclude<DashboardTab, "orders">;
  /** Name of a product to add. */
  readonly name?: string;
} & ProductSearch &
  OrderSearch &
  QuoteSearch &
  CustomerSearch &
  MissSearch &
  SynonymSearch;

/** Parses the search params; invalid values are left out, so that a damaged link still opens. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  if (raw["tab"] === "add") return { tab: "add", ...parseName(raw["name"]) };
  if (raw["tab"] === "products") return { tab: "products", ...parseProductSearch(raw) };
  if (raw["tab"] === "quotes") return { tab: "quotes", ...parseQuoteSearch(raw) };
  if (raw["tab"] === "customers") return { tab: "customers", ...parseCustomerSearch(raw) };
  if (raw["tab"] === "searches") return { tab: "searches", ...parseMissSearch(raw) };
  if (raw["tab"] === "synonyms") return { tab: "synonyms", ...parseSynonymSearch(raw) };
  if (raw["tab"] === "names") return { tab: "names" };
  return parseOrderSearch(raw);
}

function parseName(raw: unknown): Pick<DashboardSearch, "name"> {
  const name = readSearchText(raw, productFields.name.maxLength);
  return name === undefined ? {} : { name: name.trim() };
}
