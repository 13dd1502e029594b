import type { Query, QueryClient, QueryKey, QueryPersister } from "@tanstack/react-query";
import { readApiError } from "../api/api-error.ts";
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

/** How long an answer may be on its way before what was last seen stands in for it, in ms. */
const timeoutMs = 4_000;

/**
 * Asks, and where no answer arrives puts the one in place that the device has kept: the question
 * still counts as failed, so that it is asked again, and its data says by its time how old it is.
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

async function showLastSeen(query: Query): Promise<void> {
  const answer = await loadKeeper()
    .then(({ readAnswer }) => readAnswer(query.queryKey))
    .catch(() => undefined);
  // What another way brought meanwhile is newer.
  if (!answer || query.state.data !== undefined) return;
  // Not by its key: a question that was dropped meanwhile, with its person, stays dropped.
  query.setData(answer.data, { updatedAt: answer.at, manual: true });
  // An answer that is only late counts as a failed try as well, until it arrives.
  query.setState({ fetchFailureCount: 1 });
}

function hasNoAnswer(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === "AbortError";
  return !isGivenUp && readApiError(error) === undefined;
}
