import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

/** Products with any of the codes in their names. One request serves everything on a page. */
export function namedProductsQuery(api: ApiClient, codes: readonly string[]) {
  const asked = [...new Set(codes)].join(",");
  return queryOptions({
    queryKey: [...queryKeys.named, "products", asked],
    queryFn: async ({ signal }) => (await api.products.named({ codes: asked }, { signal })).items,
    staleTime: 10_000,
    retry: retryUnlessRejected,
  });
}
