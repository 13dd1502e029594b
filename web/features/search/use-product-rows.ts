import { replaceEqualDeep } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import type { SearchQuestions } from "#web/search/search-messages.ts";
import type { SearchRow } from "#web/search/search-row.ts";
import type { SearchWorker } from "#web/search/search-worker.ts";

type FoundProducts = SearchQuestions["products"]["asks"];

/**
 * Has the worker make rows of found products. Returns the last rows with the products they were made of; rows of an
 * earlier search that arrive late are ignored.
 */
export function useProductRows(
  worker: SearchWorker | undefined,
  found: FoundProducts | undefined,
): { readonly found: FoundProducts; readonly rows: readonly SearchRow[] } | undefined {
  const [last, setLast] = useState<ReturnType<typeof useProductRows>>();
  useEffect(() => {
    if (!worker || found === undefined) return;
    let isDropped = false;
    void worker.ask("products", found).then((rows) => {
      if (isDropped) return;
      startTransition(() =>
        // Rows that stay the same keep their identity, and aren't rendered.
        setLast((shown) => ({ found, rows: replaceEqualDeep(shown?.rows, rows) })),
      );
    });
    return () => void (isDropped = true);
  }, [worker, found]);
  return last;
}
