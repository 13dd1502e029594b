import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { type DashboardProductList, type ProductItem, queryKeys } from "#web/api/queries.ts";

type Pages = InfiniteData<DashboardProductList, string | null>;

/** Updates a product in the lists in the query cache. */
export function putProduct(queryClient: QueryClient, product: ProductItem): void {
  updateLists(queryClient, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === product.id ? { ...one, ...product } : one)),
    })),
  );
}

/** Removes a product that was deleted or restored from the lists that show it. */
export function dropProduct(queryClient: QueryClient, id: string): void {
  updateLists(queryClient, (pages) =>
    pages.some(({ items }) => items.some((one) => one.id === id))
      ? pages.map((page) => ({
          ...page,
          count: page.count - 1,
          items: page.items.filter((one) => one.id !== id),
        }))
      : pages,
  );
}

/**
 * Invalidates everything a changed product affects: both lists, the filters, the figures, the
 * carts.
 */
export function reloadAfterProductChange(queryClient: QueryClient): void {
  for (const queryKey of [
    queryKeys.adminProducts,
    queryKeys.products,
    queryKeys.stats,
    queryKeys.history,
    queryKeys.cart,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function updateLists(
  queryClient: QueryClient,
  change: (pages: DashboardProductList[]) => DashboardProductList[],
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.adminProductList },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}
