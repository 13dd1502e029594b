import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { productMessages } from "#domain/product-messages.ts";
import { adminProductsQuery } from "#web/api/admin-queries.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, type KeysetListState } from "#web/api/use-keyset-list.ts";
import { useDashboardList } from "#web/features/admin/dashboard/use-dashboard-list.ts";
import { productFilter, type ProductSearch } from "./product-search.ts";
import { windowPages } from "./window-pages.ts";

/** The product list's state for the current filters. */
export type ProductListState = {
  /** Undefined before the first response, and if it failed. */
  readonly products: readonly AdminProduct[] | undefined;
  /** Loaded products, including the hidden ones. */
  readonly loaded: number;
  /** Loaded products above the first visible one. */
  readonly putAway: number;
  readonly backToStart: () => void;
  readonly isLoading: boolean;
} & KeysetListState;

/** Every matching product, page by page. */
export function useProductResults(search: ProductSearch): ProductListState {
  const queryClient = useQueryClient();
  const options = adminProductsQuery(useApi(), productFilter(search));
  const list = useDashboardList(options, getRowId, productMessages.loadFailed);
  const { pages } = list;
  const shown = useMemo(() => pages && windowPages(pages), [pages]);
  return {
    ...list,
    products: list.hasFailed ? undefined : shown?.products,
    loaded: shown?.loaded ?? 0,
    putAway: shown?.putAway ?? 0,
    backToStart() {
      queryClient.setQueryData(
        options.queryKey,
        (saved) =>
          saved && { pages: saved.pages.slice(0, 1), pageParams: saved.pageParams.slice(0, 1) },
      );
    },
  };
}
