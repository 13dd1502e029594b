import type { Query, QueryClient, QueryKey, QueryPersister } from "@tanstack/react-query";
import { readApiError } from "../api/api-error.ts";
import { queryKeys } from "../api/queries.ts";
import { whenIdle } from "../when-idle.ts";

/** Query groups stored for offline use: the shop, the session and the cart. */
const kept: ReadonlySet<unknown> = new Set([
  queryKeys.products[0],
  queryKeys.brands[0],
  queryKeys.settings[0],
  queryKeys.me[0],
  queryKeys.cart[0],
]);

/** Whether answers under this key are stored on the device. */
export function isKept(queryKey: QueryKey): boolean {
  return kept.has(queryKey[0]);
}

/** Time before the stored answer is shown for a slow request, in ms. */
const timeoutMs = 4_000;

/**
 * Runs a query and falls back to the answer stored on the device. The query still counts as failed,
 * so that it is retried, and `dataUpdatedAt` shows the age of the data.
 */
export const orLastSeen: QueryPersister = async (ask, context, query) => {
  if (query.state.data !== undefined || !isKept(query.queryKey)) return ask(context);
  const late = setTimeout(() => void showLastSeen(query), timeoutMs);
  try {
    return await ask(context);
  } catch (error) {
    if (hasNoAnswer(error)) await showLastSeen(query);
    throw error;
  } finally {
    clearTimeout(late);
  }
};

/** Starts storing this tab's answers when the browser is idle. */
export function keepLastSeen(queryClient: QueryClient): void {
  whenIdle(
    () =>
      void loadKeeper().then(
        ({ keepAnswers }) => keepAnswers(queryClient),
        // Without this chunk nothing is stored; the page works the same.
        () => undefined,
      ),
  );
}

// Loaded lazily for visits that last, but before the connection can be lost.
const loadKeeper = () => import("./keep-answers.ts");

async function showLastSeen(query: Query): Promise<void> {
  const answer = await loadKeeper()
    .then(({ readAnswer }) => readAnswer(query.queryKey))
    .catch(() => undefined);
  // Data that arrived in another way is newer.
  if (!answer || query.state.data !== undefined) return;
  // Set on the query, not by its key: a query removed together with its user must stay removed.
  query.setData(answer.data, { updatedAt: answer.at, manual: true });
  // A slow answer also counts as a failed attempt until it arrives.
  query.setState({ fetchFailureCount: 1 });
}

function hasNoAnswer(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === "AbortError";
  return !isGivenUp && readApiError(error) === undefined;
}
