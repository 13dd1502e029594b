import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { productMessages } from "#domain/product-messages.ts";
import type { ShopSearch } from "#domain/shop-list.ts";
import type { BrandUse } from "#domain/taxonomy.ts";
import { furtherResultsQuery } from "#web/api/further-results-query.ts";
import { productDimensionsQuery } from "#web/api/product-dimensions-query.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { productFiltersQuery, productsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList, type KeysetList } from "#web/api/use-keyset-list.ts";
import { isLastSeen } from "#web/offline/last-seen/is-last-seen.ts";
import { useOnline } from "#web/offline/use-online.ts";
import type { FurtherResults } from "#web/search/find-further.ts";
import type { FilterChoices } from "#web/search/size-filters.ts";
import { toast } from "#web/ui/toast.ts";

export type ShopProducts = {
  /** When the products were fetched, if the shop is unreachable. */
  readonly lastSeenAt: number | undefined;
} & KeysetList<ProductItem>;

/** The shop's products for the current filters. */
export function useShopProducts(search: ShopSearch): ShopProducts {
  const isOnline = useOnline();
  const list = useKeysetList(
    { ...productsQuery(useApi(), search), placeholderData: keepPreviousData },
    getRowId,
  );
  const { query } = list;
  useFailureToast(list.hasFailed || list.hasMoreFailed ? query.errorUpdatedAt : 0);
  return { ...list, lastSeenAt: isLastSeen(query, isOnline) ? query.dataUpdatedAt : undefined };
}

/** Categories and brands in use; without them the filters offer the built-in ones. */
export function useProductUses(): readonly BrandUse[] {
  return useQuery(productFiltersQuery(useApi())).data?.uses ?? [];
}

/** Dimensions of the listed products with their counts; without them the filters offer none. */
export function useDimensionChoices(search: ShopSearch): FilterChoices {
  const options = productDimensionsQuery(useApi(), search);
  return useQuery({ ...options, placeholderData: keepPreviousData }).data ?? {};
}

/** What the search finds beyond the list. */
export type FurtherState = {
  /** Absent without a text, and until the first answer. */
  readonly found: FurtherResults | undefined;
  /** The results belong to the previous text while the next ones load. */
  readonly isOld: boolean;
  readonly isLoading: boolean;
};

/** Searches for more than the list has, by number, size and words. */
export function useFurtherResults(search: ShopSearch): FurtherState {
  const isSearched = search.q !== undefined;
  const { data, isPlaceholderData, isLoading } = useQuery({
    ...furtherResultsQuery(useApi(), search),
    ...(isSearched && { placeholderData: keepPreviousData }),
  });
  return {
    found: isSearched ? data : undefined,
    isOld: isPlaceholderData,
    isLoading: isSearched && (isLoading || isPlaceholderData),
  };
}

function useFailureToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(productMessages.loadFailed);
  }, [failedAt]);
}
