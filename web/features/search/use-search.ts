import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { readApiError } from "#web/api/api-error.ts";
import { foundProductsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import type { ChunkState } from "#web/offline/use-chunk.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { dropKnownWords } from "#web/search/drop-known-words.ts";
import type { BuiltInAnswer } from "#web/search/search-messages.ts";
import type { SearchRow } from "#web/search/search-row.ts";
import type { SearchWorker } from "#web/search/search-worker.ts";
import { useReportMiss } from "#web/search/use-report-miss.ts";
import { useRested } from "#web/search/use-rested.ts";
import type { AnsweredText } from "./use-answered-text.ts";
import { useProductRows } from "./use-product-rows.ts";

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

/** What is found for a text: in the built-in entries at every change, in the shop when typing pauses. */
export function useSearch({ text, worker, last }: AnsweredText): FoundResults {
  const answered = last?.text ?? "";
  const { unread, ...products } = useProducts(worker.value, text);
  useReportMiss(text, products.productStatus === "found" && products.products.length === 0);
  return {
    worker,
    parts: useKnownWords(answered === "" ? undefined : last?.answer, unread),
    answered,
    isCurrent: last !== undefined && answered === text,
    ...products,
  };
}

function useProducts(
  worker: SearchWorker | undefined,
  text: string,
): Pick<FoundResults, "products" | "productStatus"> & {
  /** What the server left unread of the text; absent until it has answered. */
  readonly unread: readonly string[] | undefined;
} {
  const rested = useRested(text, "");
  const isOnline = useOnline();
  const { data, error } = useQuery({
    ...foundProductsQuery(useApi(), rested),
    enabled: rested !== "" && isOnline,
  });
  const rows = useProductRows(worker, data?.products);
  const isCurrent = data !== undefined && rested === text && rows?.found === data.products;
  return {
    products: rows?.rows ?? noRows,
    productStatus: isCurrent ? "found" : getStatus(isOnline, error),
    unread: isCurrent ? data.unread : undefined,
  };
}

function useKnownWords(
  answer: BuiltInAnswer | undefined,
  unread: readonly string[] | undefined,
): BuiltInAnswer | undefined {
  // The same answer while no word is dropped, so that its rows aren't compared again.
  return useMemo(() => {
    if (!answer) return undefined;
    const understood = dropKnownWords(answer.understood, unread);
    return understood === answer.understood ? answer : { ...answer, understood };
  }, [answer, unread]);
}

function getStatus(isOnline: boolean, error: unknown): ProductStatus {
  if (!isOnline) return "offline";
  if (error === null) return "loading";
  return readApiError(error)?.status === 429 ? "busy" : "failed";
}
