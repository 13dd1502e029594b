import { queryOptions } from "@tanstack/react-query";
import type { ShopSearch } from "#domain/shop-list.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** Dimensions of the products that a search and its filters leave, with counts. */
export function productDimensionsQuery(api: ApiClient, search: ShopSearch) {
  const { q, sort: _, view: _view, ...filters } = search;
  const asked = { ...(q !== undefined && { search: q }), ...filters };
  return queryOptions({
    queryKey: [...queryKeys.productDimensions, asked],
    queryFn: ({ signal }) => api.products.dimensions(asked, { signal }),
  });
}
