import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys, type AdminProduct } from "#web/api/queries.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { dashboardStockText } from "#web/messages/dashboard-stock.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { putProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { toast } from "#web/ui/toast.ts";
import type { RowPins } from "./use-pinned-rows.ts";

type Count = {
  readonly count: number;
  /** The count that the change starts from; the server rejects it if another one is stored. */
  readonly expected: number;
  readonly isUndo: boolean;
};

export type StockCounter = {
  readonly isBusy: boolean;
  /** @param expected The count that staff started from. */
  readonly setCount: (count: number, expected: number, onSettled: () => void) => void;
};

/**
 * Writes a product's stock, one count after the other, with an undo in the message.
 * @param rows The list that has the product.
 */
export function useStockCount(listed: AdminProduct, rows: RowPins): StockCounter {
  const { id, name } = listed;
  const text = useText(dashboardStockText);
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: `product-stock-${id}` },
    mutationFn: ({ count, expected }: Count) => api.setStockCount({ id, count, expected }),
    onSuccess: async (product, { count, expected, isUndo }) => {
      // An older request for the list would bring the old stock back.
      await queryClient.cancelQueries({ queryKey: queryKeys.adminProducts });
      putProduct(queryClient, product);
      rows.pin({ ...listed, ...product });
      const undo = (): void => mutate({ count: expected, expected: count, isUndo: true });
      toast.success(text.counted(name, expected, count), {
        ...(!isUndo && { stay: "long", action: { label: text.undo, onAction: undo } }),
      });
    },
    onError: (error) => {
      logError("The stock was not changed", error);
      // It may have another stock by now, which only the server's list knows.
      rows.unpin(id);
      const reason = readApiError(error)?.message;
      toast.error(text.failed(name), { ...(reason !== undefined && { text: reason }) });
    },
    onSettled: () => reloadAfterProductChange(queryClient),
  });
  return {
    isBusy: isPending,
    setCount: (count, expected, onSettled) =>
      mutate({ count, expected, isUndo: false }, { onSettled }),
  };
}
