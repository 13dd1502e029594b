import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

type Row = { readonly id: string };
type ListPage<Item extends Row> = { readonly items: readonly Item[]; readonly count: number };

/** Changes a row in the cached lists below a key. */
export function changeListRow<Item extends Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: (item: Item) => Item,
): void {
  changePages<Item>(queryClient, queryKey, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === id ? change(one) : one)),
    })),
  );
}

/** Removes a row that was deleted or restored from the cached lists that show it. */
export function dropListRow(queryClient: QueryClient, queryKey: QueryKey, id: string): void {
  changePages(queryClient, queryKey, (pages) =>
    pages.some(({ items }) => items.some((one) => one.id === id))
      ? pages.map((page) => ({
          ...page,
          count: page.count - 1,
          items: page.items.filter((one) => one.id !== id),
        }))
      : pages,
  );
}

function changePages<Item extends Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (pages: ListPage<Item>[]) => ListPage<Item>[],
): void {
  queryClient.setQueriesData<InfiniteData<ListPage<Item>>>(
    { queryKey },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}
