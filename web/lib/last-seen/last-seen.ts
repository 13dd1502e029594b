import type { QueryClient, QueryKey, QueryPersister } from "@tanstack/react-query";
import { refusalOf } from "../api/api-error.ts";
import { queryKeys } from "../api/queries.ts";
import { whenIdle } from "../when-idle.ts";

/** What is kept for a time without a connection: the shop, and who is signed in with what cart. */
const kept: ReadonlySet<unknown> = new Set([
  queryKeys.products[0],
  queryKeys.brands[0],
  queryKeys.settings[0],
  queryKeys.me[0],
  queryKeys.cart[0],
]);

/** Whether answers under this key are kept on the device. */
export function isKept(queryKey: QueryKey): boolean {
  return kept.has(queryKey[0]);
}

/**
 * Asks, and where no answer arrives puts the one in place that the device has kept: the question
 * still counts as failed, so that it is asked again, and its data says by its time how old it is.
 */
export const orLastSeen: QueryPersister = async (ask, context, query) => {
  try {
    return await ask(context);
  } catch (error) {
    if (query.state.data === undefined && isKept(query.queryKey) && hasNoAnswer(error)) {
      await showLastSeen(context.client, query.queryKey);
    }
    throw error;
  }
};

/** Begins to keep what this tab learns, as soon as the browser has nothing better to do. */
export function keepLastSeen(queryClient: QueryClient): void {
  whenIdle(
    () =>
      void loadKeeper().then(
        ({ keepAnswers }) => keepAnswers(queryClient),
        // Without it the page works as one that keeps nothing.
        () => undefined,
      ),
  );
}

// Only a visit that lasts needs it, and it has to be here before the connection is lost.
const loadKeeper = () => import("./keep-answers.ts");

async function showLastSeen(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const answer = await loadKeeper()
    .then(({ readAnswer }) => readAnswer(queryKey))
    .catch(() => undefined);
  // What another way brought meanwhile is newer.
  if (!answer || queryClient.getQueryData(queryKey) !== undefined) return;
  queryClient.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
}

function hasNoAnswer(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === "AbortError";
  return !isGivenUp && refusalOf(error) === undefined;
}
