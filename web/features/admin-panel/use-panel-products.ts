import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { adminProductsQuery } from "#web/lib/api/queries.ts";
import type { AdminProduct } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { toast } from "#web/ui/toast.ts";

export interface PanelProductList {
  /** Undefined before the first response, and if it failed. */
  readonly products: readonly AdminProduct[] | undefined;
  /** All matches on every page. */
  readonly count: number;
  /** The products belong to the previous search while the next one loads. */
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** Undefined when everything is shown. */
  readonly showMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/** The shop's products as the panel lists them, newest first. */
export function usePanelProducts(search: string): PanelProductList {
  const filter = search === "" ? {} : { search };
  const query = useInfiniteQuery({
    ...adminProductsQuery(useApi(), filter),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const hasFailed = query.isError && (data === undefined || query.isPlaceholderData);
  const failedAt = hasFailed || query.isFetchNextPageError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toast.error(messages.products.loadFailed, { lang: "en" });
  }, [failedAt]);
  const products = useMemo(
    () => data && uniqueProducts(data.pages.flatMap((page) => page.items)),
    [data],
  );
  return {
    products: hasFailed ? undefined : products,
    count: data?.pages.at(-1)?.count ?? 0,
    isOld: query.isPlaceholderData,
    hasFailed,
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** A product that is added between two pages can appear on both. */
function uniqueProducts(products: readonly AdminProduct[]): readonly AdminProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
