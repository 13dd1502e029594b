import { MutationCache, QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { isMet, saveLastSeen, orLastSeen } from "#web/offline/last-seen/last-seen.ts";
import { logError } from "#web/platform/log-error.ts";
import { noteSessionEnd } from "#web/session/handle-session-end.ts";

/** Refetch interval while stored answers are shown, in milliseconds. */
const askAgainMs = 20_000;

/**
 * Creates the query client: one per browser tab and, during SSR, one per request, so that data of
 * two users never mixes.
 */
export function createQueryClient(): QueryClient {
  const isBrowser = typeof window !== "undefined";
  const client: QueryClient = new QueryClient({
    // Logs errors to the console. During SSR the loaders log them, together with the request.
    queryCache: new QueryCache({
      onError: (error, { queryKey, meta }) => {
        if (!isBrowser || meta?.["isOptional"] === true) return;
        logError(`${String(queryKey[0])} didn't arrive`, error);
        noteSessionEnd(client, error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => noteSessionEnd(client, error) }),
    defaultOptions: {
      queries: {
        // Long enough that hydration doesn't refetch; live updates invalidate what changed.
        staleTime: 30_000,
        retry: 1,
        // `navigator.onLine` may be wrong. With "always", an offline query fails visibly and is
        // refetched on reconnect; by default it would pause silently.
        networkMode: "always",
        refetchOnReconnect: (query) => (hasFailed(query) ? "always" : true),
        // No polling while offline: the reconnect triggers a refetch.
        refetchInterval: (query) => (showsLastSeen(query) && navigator.onLine ? askAgainMs : false),
        ...(isBrowser && { persister: orLastSeen }),
      },
      mutations: { networkMode: "always" },
    },
  });
  if (isBrowser) saveLastSeen(client);
  return client;
}

function hasFailed({ state }: Pick<Query, "state">): boolean {
  return state.status === "error";
}

function showsLastSeen(query: Pick<Query, "queryKey" | "state">): boolean {
  return hasFailed(query) && query.state.data !== undefined && isMet(query.queryKey);
}
