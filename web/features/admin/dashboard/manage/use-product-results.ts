import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { adminProductsQuery } from "#web/api/admin-queries.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList, type KeysetListState } from "#web/api/use-keyset-list.ts";
import { useListErrorToast } from "#web/features/admin/dashboard/use-list-error-toast.ts";
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
} & KeysetListState;

/** Every matching product, page by page. */
export function useProductResults(search: ProductSearch): ProductListState {
  const queryClient = useQueryClient();
  const options = adminProductsQuery(useApi(), productFilter(search));
  const list = useKeysetList({ ...options, placeholderData: keepPreviousData }, getRowId);
  useListErrorToast(list.query, messages.products.loadFailed);
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
        (kept) =>
          kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
      );
    },
  };
}
