import type { QueryClient } from "@tanstack/react-query";
import { changeListRow, dropListRow } from "#web/api/list-cache.ts";
import { queryKeys, type ProductItem } from "#web/api/queries.ts";

/** Updates a product in the lists in the query cache. */
export function putProduct(queryClient: QueryClient, product: ProductItem): void {
  changeListRow<ProductItem>(queryClient, queryKeys.adminProductList, product.id, (one) => ({
    ...one,
    ...product,
  }));
}

/** Removes a product that was deleted or restored from the lists that show it. */
export function dropProduct(queryClient: QueryClient, id: string): void {
  dropListRow(queryClient, queryKeys.adminProductList, id);
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
