import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/api/queries.ts";
import type { AdminProduct, AdminProductPage } from "#web/lib/api/queries.ts";

type Pages = InfiniteData<AdminProductPage, string | null>;

/** Writes the server's newest picture of a product into the lists on screen. */
export function putProduct(
  queryClient: QueryClient,
  product: Omit<AdminProduct, "deleted_at" | "deleted_by">,
): void {
  queryClient.setQueriesData<Pages>({ queryKey: queryKeys.adminProducts }, (data) => {
    const pages = data?.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === product.id ? { ...one, ...product } : one)),
    }));
    return data && pages && { ...data, pages };
  });
}

/** Takes a product that was deleted or brought back off the lists that show it. */
export function dropProduct(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<Pages>({ queryKey: queryKeys.adminProducts }, (data) => {
    if (!data?.pages.some((page) => page.items.some((one) => one.id === id))) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      // Every page carries the count of all.
      count: page.count - 1,
      items: page.items.filter((one) => one.id !== id),
    }));
    return { ...data, pages };
  });
}

/** Reloads what a changed product touches: the lists, the shop, the figures and the histories. */
export function reloadAfterProductChange(queryClient: QueryClient): void {
  for (const queryKey of [
    queryKeys.adminProducts,
    queryKeys.products,
    queryKeys.stats,
    queryKeys.history,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
