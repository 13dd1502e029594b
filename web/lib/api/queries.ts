import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ImportOutcome } from "#domain/product-import.ts";
import { defaultShopSort, shopPageSize, type ShopSearch } from "#domain/shop-list.ts";
import { readApiError } from "./api-error.ts";
import type { ApiClient } from "./client.ts";

/** First parts of the query keys, for dropping or reloading whole groups. */
export const queryKeys = {
  products: ["products"],
  productList: ["products", "list"],
  productFilters: ["products", "filters"],
  /** Which parts the shop sells; never kept, so that no link is shown without a connection. */
  named: ["named"],
  brands: ["brands"],
  cart: ["cart"],
  adminProducts: ["adminProducts"],
  adminProductList: ["adminProducts", "list"],
  orders: ["orders"],
  orderList: ["orders", "list"],
  history: ["history"],
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

const orderPageSize = 50;
const adminPageSize = 50;

/** The shop's list, page by page. How it is laid out isn't part of what is asked. */
export function productsQuery(api: ApiClient, search: ShopSearch) {
  const { q, category, brand, sort = defaultShopSort } = search;
  const asked = {
    sort,
    ...(q !== undefined && { search: q }),
    ...(category !== undefined && { category }),
    ...(brand !== undefined && { brand }),
  };
  return infiniteQueryOptions({
    queryKey: [...queryKeys.productList, asked],
    queryFn: ({ pageParam, signal }) =>
      api.products.list(
        { ...asked, limit: shopPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    // Source: shop specification section 7, "Products": reloaded on window focus.
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

/** Categories and brands in use, for the dependent filters. */
export function productFiltersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.productFilters,
    queryFn: ({ signal }) => api.products.filters(undefined, { signal }),
    retry: retryUnlessRefused,
  });
}

/** An account's cart; the account is part of the key so that two never mix in one tab. */
export function cartQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.cart, userId],
    queryFn: ({ signal }) => api.cart.get(undefined, { signal }),
    retry: retryUnlessRefused,
  });
}

/** What the order list may be narrowed to. */
export type OrderFilter = Omit<
  NonNullable<Parameters<ApiClient["orders"]["list"]>[0]>,
  "limit" | "cursor"
>;

/** The orders that the signed-in person may see, newest first, page by page. */
export function ordersQuery(api: ApiClient, filter: OrderFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.orderList, filter],
    queryFn: ({ pageParam, signal }) =>
      api.orders.list(
        { ...filter, limit: orderPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

/** What the dashboard's product list may be narrowed to. */
export type AdminProductFilter = Omit<
  NonNullable<Parameters<ApiClient["products"]["adminList"]>[0]>,
  "limit" | "cursor"
>;

/** Products as the dashboard lists them, page by page (admin). */
export function adminProductsQuery(api: ApiClient, filter: AdminProductFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.adminProductList, filter],
    queryFn: ({ pageParam, signal }) =>
      api.products.adminList(
        { ...filter, limit: adminPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

const emptiestCount = 7;

/** The products that run out first, for a short list beside the dashboard's figures (admin). */
export function emptiestProductsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...queryKeys.adminProducts, "emptiest"],
    queryFn: ({ signal }) =>
      api.products.adminList(
        { state: "low-stock", sort: "stock-asc", limit: emptiestCount },
        { signal },
      ),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

/** Brands of the admin forms, beside the built-in ones. */
export function brandsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.brands,
    queryFn: ({ signal }) => api.brands.list(undefined, { signal }),
    retry: retryUnlessRefused,
  });
}

/** Orders and revenue per day (admin). */
export function dailyQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...queryKeys.daily, days],
    queryFn: ({ signal }) => api.admin.daily({ days }, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

/** Who changed a product or an order and when (admin). */
export function historyQuery(api: ApiClient, topic: "products" | "orders", id: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.history, topic, id],
    queryFn: ({ pageParam, signal }) =>
      api[topic].history({ id, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    retry: retryUnlessRefused,
  });
}

/** Product files that were brought in during the last 30 days (admin). */
export function importsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...queryKeys.imports, "list"],
    queryFn: ({ signal }) => api.imports.list(undefined, { signal }),
    retry: retryUnlessRefused,
  });
}

/** What the rows of a file do, those of one outcome, page by page (admin). */
export function importRowsQuery(api: ApiClient, id: string, outcome: ImportOutcome) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.imports, "rows", id, outcome],
    queryFn: ({ pageParam, signal }) =>
      api.imports.rows(
        { id, outcome, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    retry: retryUnlessRefused,
  });
}

/** Who is signed in, and whether they are admin. */
export function meQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => api.admin.me(undefined, { signal }),
    retry: retryUnlessRefused,
  });
}

/** The dashboard's figures (admin). */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => api.admin.stats(undefined, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRefused,
  });
}

/** Public settings of the shop; they change with a deployment only. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => api.admin.settings(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnlessRefused,
  });
}

/** A refusal stays a refusal however often one asks; a lost answer deserves a second try. */
function retryUnlessRefused(failures: number, error: unknown): boolean {
  // A page that is being rendered doesn't wait; the browser will ask again.
  if (typeof window === "undefined") return false;
  const refusal = readApiError(error);
  return failures < 2 && (refusal === undefined || refusal.status >= 500);
}
