import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ImportOutcome } from "#domain/product-import.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

const adminPageSize = 50;

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

/** Orders and revenue per day: of the last days, or of a period (admin). */
export function dailyQuery(
  api: ApiClient,
  period: { readonly days: number } | { readonly day: string; readonly until: string },
) {
  return queryOptions({
    queryKey: [...queryKeys.daily, period],
    queryFn: ({ signal }) => api.admin.daily(period, { signal }),
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

/** The dashboard's figures (admin). */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => api.admin.stats(undefined, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}
