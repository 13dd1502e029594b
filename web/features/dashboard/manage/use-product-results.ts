import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { adminProductsQuery, type AdminProduct } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useListState, type ListState } from "../use-list-state.ts";
import { productFilter, type ProductSearch } from "./product-search.ts";
import { windowPages } from "./window-pages.ts";

/** The product list's state for the current filters. */
export interface ProductListState extends ListState {
  /** Undefined before the first response, and if it failed. */
  readonly products: readonly AdminProduct[] | undefined;
  /** All matches on every page. */
  readonly count: number;
  /** Loaded products, including the hidden ones. */
  readonly loaded: number;
  /** Loaded products above the first visible one. */
  readonly putAway: number;
  readonly backToStart: () => void;
}

/** Every matching product, page by page. */
export function useProductResults(search: ProductSearch): ProductListState {
  const queryClient = useQueryClient();
  const options = adminProductsQuery(useApi(), productFilter(search));
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data } = query;
  const state = useListState(query, messages.products.loadFailed);
  const shown = useMemo(() => data && windowPages(data.pages), [data]);
  return {
    ...state,
    products: state.hasFailed ? undefined : shown?.products,
    count: data?.pages.at(-1)?.count ?? 0,
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
