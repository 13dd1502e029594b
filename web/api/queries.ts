import { queryOptions } from "@tanstack/react-query";
import { finishSignOut } from "#web/session/auth-calls.ts";
import { readApiError } from "./api-error.ts";
import type { ApiClient } from "./client.ts";

/** Query key prefixes, for removing or invalidating whole groups. */
export const queryKeys = {
  products: ["products"],
  productList: ["products", "list"],
  productFilters: ["products", "filters"],
  productDimensions: ["products", "dimensions"],
  /** Which parts the shop sells. Never persisted, so that no such link is shown offline. */
  named: ["named"],
  /** Found products. Never persisted: every pause in typing is a search. */
  search: ["search"],
  /** Products of a pasted list. Never persisted: stock and prices of an old list mislead. */
  listProducts: ["list-products"],
  brands: ["brands"],
  cart: ["cart"],
  adminProducts: ["adminProducts"],
  adminProductList: ["adminProducts", "list"],
  orders: ["orders"],
  orderList: ["orders", "list"],
  /** Below the orders, since every change of an order can change them. */
  customers: ["orders", "customers"],
  quotes: ["quotes"],
  /** Below the quotes. Has prices and stock of products, too. */
  staffQuote: ["quotes", "one"],
  quotePhotos: ["quotePhotos"],
  history: ["history"],
  searchMisses: ["searchMisses"],
  synonyms: ["synonyms"],
  /** What the search of every page reads. */
  currentSynonyms: ["currentSynonyms"],
  imports: ["imports"],
  me: ["me"],
  stats: ["stats"],
  daily: ["stats", "daily"],
  settings: ["settings"],
} as const;

export type ShopProductList = Awaited<ReturnType<ApiClient["products"]["list"]>>;
export type ProductItem = ShopProductList["items"][number];
export type Cart = Awaited<ReturnType<ApiClient["cart"]["get"]>>;
export type DashboardProductList = Awaited<ReturnType<ApiClient["products"]["adminList"]>>;
export type AdminProduct = DashboardProductList["items"][number];
export type OrderListPage = Awaited<ReturnType<ApiClient["orders"]["list"]>>;
export type OrderItem = OrderListPage["items"][number];
export type ProductImport = Awaited<ReturnType<ApiClient["imports"]["get"]>>;
export type ImportRow = Awaited<ReturnType<ApiClient["imports"]["rows"]>>["items"][number];

/** The signed-in user, and whether they are an admin. No user until the device's sign-out has an answer. */
export function meQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.me,
    queryFn: async ({ signal }) =>
      (await finishSignOut())
        ? api.admin.me(undefined, { signal })
        : { user: null, is_admin: false },
    retry: retryUnlessRejected,
  });
}

/** Public settings of the shop. They only change with a deployment. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => api.admin.settings(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnlessRejected,
  });
}

/** Retries lost answers and 5xx errors; other errors would only repeat. */
export function retryUnlessRejected(failures: number, error: unknown): boolean {
  // SSR doesn't wait for retries; the browser fetches again.
  if (typeof window === "undefined") return false;
  const apiError = readApiError(error);
  return failures < 2 && (apiError === undefined || apiError.status >= 500);
}
