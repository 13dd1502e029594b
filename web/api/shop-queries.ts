import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  defaultShopSort,
  maxSearchLength,
  shopPageSize,
  type ShopSearch,
} from "#domain/shop-list.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

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

const maxFoundProducts = 20;

/** Products that the search finds for a text. */
export function foundProductsQuery(api: ApiClient, text: string) {
  const q = text.slice(0, maxSearchLength);
  return queryOptions({
    queryKey: [...queryKeys.search, q],
    queryFn: async ({ signal }) => {
      const { products, understood } = await api.search.find(
        { q, limit: maxFoundProducts },
        { signal },
      );
      return { products, unread: understood.unread };
    },
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
