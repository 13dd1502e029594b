import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { productMessages } from "#domain/product-messages.ts";
import { stockState, type StockState } from "#domain/stock.ts";
import { type AdminProduct, queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { logError } from "#web/platform/log-error.ts";
import { putProduct, reloadAfterProductChange } from "#web/products/product-cache.ts";
import { toast } from "#web/ui/toast.ts";

export type StockSwitch = {
  /** The chosen position while the request is pending, else the stored one. */
  readonly isInStock: boolean;
  readonly state: StockState;
  /** Undefined while the server decides how many pieces come back. */
  readonly pieces: number | undefined;
  readonly isBusy: boolean;
  readonly setInStock: (isInStock: boolean) => void;
};

/** Switches a product in or out of stock. Falls back to the stored state on an error. */
export function useSetStock(product: AdminProduct): StockSwitch {
  const api = useApi();
  const queryClient = useQueryClient();
  // The mutation's state updates a moment later; until then the switch would jump back.
  const [wanted, setWanted] = useState<boolean>();
  const { mutate } = useMutation({
    scope: { id: `product-stock-${product.id}` },
    mutationFn: (isInStock: boolean) =>
      api.products.setStock({ id: product.id, in_stock: isInStock }),
    onSuccess: async (changed) => {
      // An older request for the list would bring the old stock back.
      await queryClient.cancelQueries({ queryKey: queryKeys.adminProducts });
      putProduct(queryClient, changed);
      toast.success(productMessages.updated, { lang: "en" });
    },
    onError: (error) => {
      logError("The product's stock was not changed", error);
      toast.error(productMessages.updateFailed, { lang: "en" });
    },
    onSettled: () => reloadAfterProductChange(queryClient),
  });
  function setInStock(isInStock: boolean): void {
    setWanted(isInStock);
    // Runs only for the last of several calls.
    mutate(isInStock, { onSettled: () => setWanted(undefined) });
  }
  const { stock_quantity: stored, low_stock_threshold: threshold } = product;
  if (wanted === undefined) {
    const state = stockState(stored, threshold);
    return { isInStock: stored > 0, state, pieces: stored, isBusy: false, setInStock };
  }
  return {
    isInStock: wanted,
    state: wanted ? "in-stock" : "out-of-stock",
    pieces: wanted ? undefined : 0,
    isBusy: true,
    setInStock,
  };
}
