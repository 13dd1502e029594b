import { replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { startTransition, useLayoutEffect, useMemo, useState } from "react";
import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { readApiError } from "#web/api/api-error.ts";
import { foundProductsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useChunk, type ChunkState } from "#web/offline/use-chunk.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { useAddedSynonyms } from "#web/search/added-synonyms.ts";
import type { BuiltInAnswer } from "#web/search/search-messages.ts";
import type { SearchRow } from "#web/search/search-row.ts";
import { loadSearchWorker, type SearchWorker } from "#web/search/search-worker.ts";
import { useReportMiss } from "#web/search/use-report-miss.ts";
import { useRested } from "#web/search/use-rested.ts";

/** Why there are no products, or that they are on their way. */
export type ProductStatus = "found" | "loading" | "offline" | "busy" | "failed";

/** Results for a text: the parts found on this device and the products found by the server. */
export type FoundResults = {
  readonly worker: ChunkState<SearchWorker>;
  /** Absent until the first text is answered. */
  readonly parts: BuiltInAnswer | undefined;
  /** The text that the parts answer; empty if there is none. */
  readonly answered: string;
  /** It is the present text. */
  readonly isCurrent: boolean;
  readonly products: readonly SearchRow[];
  readonly productStatus: ProductStatus;
};

const noRows: readonly SearchRow[] = [];

/** Searches the built-in entries in a worker at every change, the shop when typing pauses. */
export function useSearch(text: string): FoundResults {
  const worker = useChunk(loadSearchWorker);
  const added = useAddedSynonyms();
  const asked = useMemo(() => ({ text, added }), [text, added]);
  const parts = useAnswer(worker.value, asked, askParts, atOnce);
  const answered = parts?.asked.text ?? "";
  const products = useProducts(worker.value, text);
  useReportMiss(text, products.productStatus === "found" && products.products.length === 0);
  return {
    worker,
    parts: answered === "" ? undefined : parts?.answer,
    answered,
    isCurrent: parts !== undefined && answered === text,
    ...products,
  };
}

function askParts(
  worker: SearchWorker,
  { text, added }: { readonly text: string; readonly added: readonly AddedSynonyms[] },
): Promise<BuiltInAnswer> {
  worker.setSynonyms(added);
  return worker.ask("search", text);
}

function useProducts(
  worker: SearchWorker | undefined,
  text: string,
): Pick<FoundResults, "products" | "productStatus"> {
  const rested = useRested(text, "");
  const isOnline = useOnline();
  const { data, error } = useQuery({
    ...foundProductsQuery(useApi(), rested),
    enabled: rested !== "" && isOnline,
  });
  const rows = useAnswer(worker, data, askRows, startTransition);
  const isCurrent = data !== undefined && rested === text && rows?.asked === data;
  return {
    products: rows?.answer ?? noRows,
    productStatus: isCurrent ? "found" : getStatus(isOnline, error),
  };
}

const askRows = (
  worker: SearchWorker,
  found: Parameters<typeof worker.ask<"products">>[1],
): Promise<readonly SearchRow[]> => worker.ask("products", found);

function getStatus(isOnline: boolean, error: unknown): ProductStatus {
  if (!isOnline) return "offline";
  if (error === null) return "loading";
  return readApiError(error)?.status === 429 ? "busy" : "failed";
}

/** A transition would wait for the frame that shows the key. */
const atOnce = (change: () => void): void => change();

/** The worker's last answer and what it was asked; a newer question drops answers on their way. */
function useAnswer<Asked, Answer>(
  worker: SearchWorker | undefined,
  asked: Asked | undefined,
  ask: (worker: SearchWorker, asked: Asked) => Promise<Answer>,
  update: (change: () => void) => void,
): { readonly asked: Asked; readonly answer: Answer } | undefined {
  const [state, setState] = useState<{ readonly asked: Asked; readonly answer: Answer }>();
  // Before the frame that shows the key, so that the worker searches while it is painted.
  useLayoutEffect(() => {
    if (!worker || asked === undefined) return;
    let isDropped = false;
    void ask(worker, asked).then((answer) => {
      if (isDropped) return;
      // Rows that stay the same keep their identity, and aren't rendered.
      update(() => setState((last) => ({ asked, answer: replaceEqualDeep(last?.answer, answer) })));
    });
    return () => void (isDropped = true);
  }, [worker, asked, ask, update]);
  return state;
}
