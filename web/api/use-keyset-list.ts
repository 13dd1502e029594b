import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { useMemo } from "react";

/** A refetch of the list, which a live update starts at any time, drops the request for the next page. */
const maxAttempts = 3;

/** A page of a list, with the cursor of the next one. */
export type KeysetPage<Row> = {
  readonly items: readonly Row[];
  readonly next_cursor: string | null;
  /** All matches on every page. */
  readonly count?: number;
};

/** The loading state of a list that is read page by page. */
export type KeysetListState = {
  /** All matches on every page, 0 before the first response. */
  readonly count: number;
  /** The rows belong to the previous filters while the next ones load. */
  readonly isOld: boolean;
  /** The first load failed, so there is nothing to show. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

export type KeysetList<Row, Page = unknown> = {
  /** Undefined before the first response, and if it failed. */
  readonly items: readonly Row[] | undefined;
  readonly pages: readonly Page[] | undefined;
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>, unknown>;
} & KeysetListState;

/** The query of a list that is read page by page. */
export type KeysetOptions<
  Page,
  Failure,
  Key extends QueryKey,
> = UndefinedInitialDataInfiniteOptions<Page, Failure, InfiniteData<Page>, Key, string | null>;

/**
 * A list that is read page by page.
 * @param getKey Identifies a row, which is on two pages if a row was added above it in between. Must be
 * the same function in every render.
 */
export function useKeysetList<Page extends KeysetPage<unknown>, Failure, Key extends QueryKey>(
  options: KeysetOptions<Page, Failure, Key>,
  getKey: (row: Page["items"][number]) => unknown,
): KeysetList<Page["items"][number], Page> {
  const query = useInfiniteQuery(options);
  const { data, isError, isPlaceholderData } = query;
  const items = useMemo(
    () => data && uniqueRows<Page["items"][number]>(data.pages, getKey),
    [data, getKey],
  );
  const hasFailed = isError && (data === undefined || isPlaceholderData);
  async function loadMore(): Promise<void> {
    const before = data?.pages.length ?? 0;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const result = await query.fetchNextPage({ cancelRefetch: false });
      if (result.isError || (result.data?.pages.length ?? 0) > before) return;
    }
  }
  return {
    items: hasFailed ? undefined : items,
    pages: data?.pages,
    count: data?.pages.at(-1)?.count ?? 0,
    isOld: isPlaceholderData,
    hasFailed,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void loadMore(),
    retry: () => void query.refetch(),
    query,
  };
}

/** The key of rows with an id. */
export function getRowId({ id }: { readonly id: string | number }): string | number {
  return id;
}

function uniqueRows<Row>(
  pages: readonly KeysetPage<Row>[],
  getKey: (row: Row) => unknown,
): readonly Row[] {
  const rows = pages.flatMap((page) => page.items);
  return [...new Map(rows.map((row) => [getKey(row), row])).values()];
}
