import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ImportOutcome } from "#domain/product-import.ts";
import { defaultShopSort, shopPageSize, type ShopSearch } from "#domain/shop-list.ts";
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
  quotes: ["quotes"],
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

const orderPageSize = 50;
const adminPageSize = 50;

/** The shop's product list, page by page. The layout isn't part of the query key. */
export function productsQuery(api: ApiClient, search: ShopSearch) {
  const { q, sort = defaultShopSort, view: _, ...filters } = search;
  const asked = { sort, ...(q !== undefined && { search: q }), ...filters };
  return infiniteQueryOptions({
    queryKey: [...queryKeys.productList, asked],
    queryFn: ({ pageParam, signal }) =>
      api.products.list(
        { ...asked, limit: shopPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Only the beginning of a text is read. */
const maxSearchLength = 200;
const maxFoundProducts = 20;

/** Products that the search finds for a text. */
export function foundProductsQuery(api: ApiClient, text: string) {
  const q = text.slice(0, maxSearchLength);
  return queryOptions({
    queryKey: [...queryKeys.search, q],
    queryFn: async ({ signal }) =>
      (await api.search.find({ q, limit: maxFoundProducts }, { signal })).products,
    retry: retryUnlessRejected,
  });
}

/** Products for each code of a pasted list. */
export function listProductsQuery(api: ApiClient, codes: readonly string[]) {
  return queryOptions({
    queryKey: [...queryKeys.listProducts, codes],
    queryFn: ({ signal }) => api.search.list({ codes: [...codes] }, { signal }),
    retry: retryUnlessRejected,
  });
}

/** Categories and brands in use, for the dependent filters. */
export function productFiltersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.productFilters,
    queryFn: ({ signal }) => api.products.filters(undefined, { signal }),
    retry: retryUnlessRejected,
  });
}

/** Filters of the order list. */
export type OrderFilter = Omit<
  NonNullable<Parameters<ApiClient["orders"]["list"]>[0]>,
  "limit" | "cursor"
>;

/** Orders visible to the signed-in user, newest first, page by page. */
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
    retry: retryUnlessRejected,
  });
}

/** Filters of the dashboard's product list. */
export type AdminProductFilter = Omit<
  NonNullable<Parameters<ApiClient["products"]["adminList"]>[0]>,
  "limit" | "cursor"
>;

/** The dashboard's product list, page by page (admin). */
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
    retry: retryUnlessRejected,
  });
}

const emptiestCount = 7;

/** Products with the lowest stock, for a short list beside the dashboard's figures (admin). */
export function emptiestProductsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...queryKeys.adminProducts, "emptiest"],
    queryFn: ({ signal }) =>
      api.products.adminList(
        { state: "low-stock", sort: "stock-asc", limit: emptiestCount },
        { signal },
      ),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Custom brands for the admin forms, in addition to the built-in ones. */
export function brandsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.brands,
    queryFn: ({ signal }) => api.brands.list(undefined, { signal }),
    retry: retryUnlessRejected,
  });
}

/** Orders and revenue per day (admin). */
export function dailyQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...queryKeys.daily, days],
    queryFn: ({ signal }) => api.admin.daily({ days }, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Product imports of the last 30 days (admin). */
export function importsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...queryKeys.imports, "list"],
    queryFn: ({ signal }) => api.imports.list(undefined, { signal }),
    retry: retryUnlessRejected,
  });
}

/** The rows of an import file with one outcome, page by page (admin). */
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
    retry: retryUnlessRejected,
  });
}

/** The signed-in user, and whether they are an admin. */
export function meQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => api.admin.me(undefined, { signal }),
    retry: retryUnlessRejected,
  });
}

/** The dashboard's figures (admin). */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => api.admin.stats(undefined, { signal }),
    refetchOnWindowFocus: "always",
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
