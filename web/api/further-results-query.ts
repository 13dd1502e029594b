import { queryOptions } from "@tanstack/react-query";
import type { ShopSearch } from "#domain/shop-list.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** What the search finds beyond the shop's list. The order and the layout don't affect it. */
export function furtherResultsQuery(
  api: ApiClient,
  { sort: _, view: _view, ...search }: ShopSearch,
) {
  return queryOptions({
    queryKey: [...queryKeys.search, "further", search],
    // The shop is mostly opened without a text.
    queryFn: async ({ client, signal }) => {
      const { findFurther } = await import("#web/search/find-further.ts");
      return findFurther({ api, client, signal }, search);
    },
    enabled: search.q !== undefined,
  });
}
