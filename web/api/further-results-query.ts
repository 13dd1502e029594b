import { queryOptions } from "@tanstack/react-query";
import type { ShopSearch } from "#domain/shop-list.ts";
import { findFurther } from "#web/search/find-further.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** What the search finds beyond the shop's list. The order and the layout don't affect it. */
export function furtherResultsQuery(
  api: ApiClient,
  { sort: _, view: _view, ...search }: ShopSearch,
) {
  return queryOptions({
    queryKey: [...queryKeys.search, "further", search],
    queryFn: ({ client, signal }) => findFurther({ api, client, signal }, search),
    enabled: search.q !== undefined,
  });
}
