import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "#domain/messages.ts";
import { getErrorCode } from "#web/lib/api/api-error.ts";
import { refusedFields } from "#web/lib/api/refused-fields.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { logError } from "#web/lib/log-error.ts";
import { reloadAfterProductChange } from "#web/lib/products/product-cache.ts";
import { noteSessionEnd } from "#web/lib/session/note-session-end.ts";
import { toast } from "#web/ui/toast.ts";
import type { NewPanelProduct, PanelProductErrors, PanelProductField } from "./new-product.ts";

export interface AddProductCalls {
  readonly onAdded: () => void;
  /** The server rejected these fields; empty for any other error. */
  readonly onRefused: (faults: PanelProductErrors) => void;
}

export interface AddProductHandle {
  readonly isBusy: boolean;
  readonly add: (product: NewPanelProduct) => void;
}

/** Adds a product and reports the result. */
export function useAddProduct({ onAdded, onRefused }: AddProductCalls): AddProductHandle {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function add(product: NewPanelProduct): Promise<void> {
    setBusy(true);
    const failure = await api.products.create(product).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The form is inert until then and couldn't take the focus.
    flushSync(() => setBusy(false));
    if (!failure) {
      reloadAfterProductChange(queryClient);
      toast.success(messages.products.added, { lang: "en" });
      onAdded();
      return;
    }
    const { error } = failure;
    logError("The product was not added", error);
    noteSessionEnd(queryClient, error);
    const isSignedOut = getErrorCode(error) === "sign_in_to_add_products";
    const { signInToAdd, addFailed } = messages.products;
    toast.error(isSignedOut ? signInToAdd : addFailed, { lang: "en" });
    onRefused(faultsIn(error));
  }
  return { isBusy, add: (product) => void add(product) };
}

const fieldOfPath: Readonly<Record<string, PanelProductField>> = {
  name: "name",
  price: "price",
  description: "description",
  specifications: "specifications",
  brand: "brand",
  category: "category",
  image_url: "imageUrl",
};

function faultsIn(error: unknown): PanelProductErrors {
  return Object.fromEntries(
    refusedFields(error).flatMap((path) => {
      const field = fieldOfPath[path];
      return field ? [[field, "invalid" as const]] : [];
    }),
  );
}
