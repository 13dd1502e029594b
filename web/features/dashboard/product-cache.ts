import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/api/queries.ts";
import type { AdminProduct, AdminProductPage } from "#web/lib/api/queries.ts";

type Pages = InfiniteData<AdminProductPage, string | null>;

/** Writes the server's newest picture of a product into the lists on screen. */
export function putProduct(
  queryClient: QueryClient,
  product: Omit<AdminProduct, "deleted_at" | "deleted_by">,
): void {
  updatePages(queryClient, (page) => ({
    ...page,
    items: page.items.map((one) => (one.id === product.id ? { ...one, ...product } : one)),
  }));
}

/** Takes a product that was deleted or brought back off the list on screen. */
export function dropProduct(queryClient: QueryClient, id: string): void {
  updatePages(queryClient, (page) => ({
    ...page,
    // Every page carries the count of all.
    count: Math.max(0, page.count - 1),
    items: page.items.filter((one) => one.id !== id),
  }));
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

function updatePages(
  queryClient: QueryClient,
  change: (page: AdminProductPage) => AdminProductPage,
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.adminProducts },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
