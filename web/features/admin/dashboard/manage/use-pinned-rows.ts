import { skipToken, useQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys, type AdminProduct } from "#web/api/queries.ts";
import { pinRows, type PinnedRow } from "./pin-rows.ts";

export type PinnedRows = {
  /** The list with the pinned rows in their place. */
  readonly products: readonly AdminProduct[] | undefined;
  readonly pin: (product: AdminProduct) => void;
  readonly unpin: (id: string) => void;
};

/** Pins a row to its place, and unpins it. */
export type RowPins = Pick<PinnedRows, "pin" | "unpin">;

/**
 * Pins counted products to their place until the filters change: docs/product/admin.md#stock-in-the-list
 * The pinned rows are in the query cache, below the lists, so that a change or a deletion reaches them too.
 * @param listed The list as the server has it; undefined if there is none.
 * @param list Identifies the list.
 */
export function usePinnedRows(
  listed: readonly AdminProduct[] | undefined,
  list: string,
): PinnedRows {
  const queryClient = useQueryClient();
  const queryKey = [...queryKeys.adminProductList, "pinned", list];
  const { data } = useQuery<InfiniteData<PinnedRow>>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const products = useMemo(
    () => listed && (data ? pinRows(listed, data.pages) : listed),
    [listed, data],
  );
  function change(next: (pages: readonly PinnedRow[]) => PinnedRow[]): void {
    // A count can be stored after its list was left.
    if (!queryClient.getQueryState(queryKey)) return;
    queryClient.setQueryData<InfiniteData<PinnedRow>>(queryKey, (pinned) => ({
      pages: next(pinned?.pages ?? []),
      pageParams: [],
    }));
  }
  return {
    products,
    pin(product) {
      const ids = (products ?? []).map(({ id }) => id);
      const place = ids.indexOf(product.id);
      if (place < 0) return;
      change((pages) => [
        ...pages.filter(({ items }) => items[0]?.id !== product.id),
        { items: [product], count: 1, above: ids.slice(0, place) },
      ]);
    },
    unpin: (id) => change((pages) => pages.filter(({ items }) => items[0]?.id !== id)),
  };
}
