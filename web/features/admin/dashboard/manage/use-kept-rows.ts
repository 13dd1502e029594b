import { skipToken, useQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys, type AdminProduct } from "#web/api/queries.ts";
import { keepRows, type KeptRow } from "./keep-rows.ts";

export type KeptRows = {
  /** The list with the kept rows in their place. */
  readonly products: readonly AdminProduct[] | undefined;
  readonly keep: (product: AdminProduct) => void;
  readonly release: (id: string) => void;
};

/** Keeps a row in its place, or no longer. */
export type RowKeeper = Pick<KeptRows, "keep" | "release">;

/**
 * Keeps counted products in their place until the filters change: docs/product/admin.md#stock-in-the-list
 * The kept rows are in the query cache, below the lists, so that a change or a deletion reaches them too.
 * @param listed The list as the server has it; undefined if there is none.
 * @param list Identifies the list.
 */
export function useKeptRows(listed: readonly AdminProduct[] | undefined, list: string): KeptRows {
  const queryClient = useQueryClient();
  const queryKey = [...queryKeys.adminProductList, "kept", list];
  const { data } = useQuery<InfiniteData<KeptRow>>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const products = useMemo(
    () => listed && (data ? keepRows(listed, data.pages) : listed),
    [listed, data],
  );
  function change(next: (pages: readonly KeptRow[]) => KeptRow[]): void {
    // A count can be stored after its list was left.
    if (!queryClient.getQueryState(queryKey)) return;
    queryClient.setQueryData<InfiniteData<KeptRow>>(queryKey, (kept) => ({
      pages: next(kept?.pages ?? []),
      pageParams: [],
    }));
  }
  return {
    products,
    keep(product) {
      const ids = (products ?? []).map(({ id }) => id);
      const place = ids.indexOf(product.id);
      if (place < 0) return;
      change((pages) => [
        ...pages.filter(({ items }) => items[0]?.id !== product.id),
        { items: [product], count: 1, above: ids.slice(0, place) },
      ]);
    },
    release: (id) => change((pages) => pages.filter(({ items }) => items[0]?.id !== id)),
  };
}
