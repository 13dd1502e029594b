import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import {
  queryKeys,
  retryUnlessRejected,
  type ProductItem,
  type ShopProductList,
} from "./queries.ts";

/** One product of the shop. */
export function productQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.products, "one", id],
    queryFn: ({ signal }) => api.products.get({ id }, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** A product that a loaded list has, so that its page appears at once, and when the list was loaded. */
export function findListedProduct(
  client: QueryClient,
  id: string,
): { readonly product: ProductItem; readonly at: number } | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: queryKeys.productList });
  for (const { state } of lists) {
    // Only `productsQuery` has this key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const data = state.data as { readonly pages: readonly ShopProductList[] } | undefined;
    const product = data?.pages.flatMap(({ items }) => items).find((item) => item.id === id);
    if (product) return { product, at: state.dataUpdatedAt };
  }
  return undefined;
}
