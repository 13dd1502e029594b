import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ProductInput } from "#domain/product-fields.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import { useApi } from "#web/api/use-api.ts";
import { reloadAfterProductChange } from "./product-cache.ts";

/**
 * Returns the function that adds a product. It sends the same id with equal input until that is added, so
 * that a retry after a lost response doesn't add the product twice.
 */
export function useCreateProduct(): (input: ProductInput) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const attempt = useRef({ input: "", id: "" });
  function getId(input: ProductInput): string {
    const text = JSON.stringify(input);
    if (attempt.current.input !== text) attempt.current = { input: text, id: makeRandomKey() };
    return attempt.current.id;
  }
  return async (input) => {
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      await api.products.create({ id: getId(input), ...input }, { signal });
      // The next product may have the same values.
      attempt.current = { input: "", id: "" };
    } finally {
      // Without a response the product may exist anyway; the list shows it then.
      reloadAfterProductChange(queryClient);
    }
  };
}
