import type { Query, QueryClient, QueryKey, QueryPersister } from "@tanstack/react-query";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";
import { whenIdle } from "#web/platform/when-idle.ts";

/** Query groups stored for offline use: the shop, the words of its search, the session and the cart. */
const saved: ReadonlySet<unknown> = new Set([
  queryKeys.products[0],
  queryKeys.brands[0],
  queryKeys.settings[0],
  queryKeys.currentSynonyms[0],
  queryKeys.me[0],
  queryKeys.cart[0],
]);

/** Whether answers under this key are stored on the device. */
export function isMet(queryKey: QueryKey): boolean {
  return saved.has(queryKey[0]);
}

/** Time before the stored answer is shown for a slow request, in ms. */
const timeoutMs = 4_000;

/**
 * Runs a query and falls back to the answer stored on the device. The query still counts as failed,
 * so that it is retried, and `dataUpdatedAt` shows the age of the data.
 */
export const orLastSeen: QueryPersister = async (ask, context, query) => {
  if (query.state.data !== undefined || !isMet(query.queryKey)) return ask(context);
  const { client } = context;
  const late = setTimeout(() => void showLastSeen(client, query), timeoutMs);
  try {
    return await ask(context);
  } catch (error) {
    if (hasNoAnswer(error)) await showLastSeen(client, query);
    throw error;
  } finally {
    clearTimeout(late);
  }
};

/** Starts storing this tab's answers when the browser is idle. */
export function saveLastSeen(queryClient: QueryClient): void {
  whenIdle(
    () =>
      void loadKeeper().then(
        ({ saveAnswers }) => saveAnswers(queryClient),
        // Without this chunk nothing is stored; the page works the same.
        () => undefined,
      ),
  );
}

// Loaded lazily for visits that last, but before the connection can be lost.
const loadKeeper = () => import("./save-answers.ts");

/** `dataUpdatedAt` of the stored answers that were shown. */
const shownTimes = new Set<number>();

/** Whether data was read from the device; an answer of the server has a later time. */
export function isFromDevice(dataUpdatedAt: number): boolean {
  return shownTimes.has(dataUpdatedAt);
}

async function showLastSeen(client: QueryClient, query: Query): Promise<void> {
  const { queryKey } = query;
  const answer = await loadKeeper()
    .then(({ readAnswer }) => readAnswer(queryKey))
    .catch(() => undefined);
  // A query removed together with its user must stay removed.
  const isRemoved = client.getQueryCache().find({ queryKey, exact: true }) !== query;
  // Data that arrived in another way is newer.
  if (!answer || isRemoved || query.state.data !== undefined) return;
  shownTimes.add(answer.at);
  client.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
}

function hasNoAnswer(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === "AbortError";
  return !isGivenUp && readApiError(error) === undefined;
}
