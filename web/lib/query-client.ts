import { MutationCache, QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { isKept, keepLastSeen, orLastSeen } from "./last-seen/last-seen.ts";
import { logError } from "./log-error.ts";
import { noteSessionEnd } from "./session/note-session-end.ts";

/** How often a screen that shows what was last seen asks for better, in milliseconds. */
const askAgainMs = 20_000;

/** One client per browser tab and, on the server, one per request: answers never mix. */
export function createQueryClient(): QueryClient {
  const isBrowser = typeof window !== "undefined";
  const client: QueryClient = new QueryClient({
    // Source: shop specification section 8: errors are also logged to the console. The server's
    // loaders log what they miss with the request it was for.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isBrowser) return;
        logError(`${String(queryKey[0])} didn't arrive`, error);
        noteSessionEnd(client, error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => noteSessionEnd(client, error) }),
    defaultOptions: {
      queries: {
        // Fresh enough that hydration doesn't fetch again; realtime drops what changed.
        staleTime: 30_000,
        retry: 1,
        // A device may be wrong about its network. Without one a question fails, which is said, and
        // is asked again when the network is back; left to itself, it would wait without a word.
        networkMode: "always",
        refetchOnReconnect: (query) => (hasFailed(query) ? "always" : true),
        // Without a network nothing is asked: its return is told.
        refetchInterval: (query) => (showsLastSeen(query) && navigator.onLine ? askAgainMs : false),
        ...(isBrowser && { persister: orLastSeen }),
      },
      mutations: { networkMode: "always" },
    },
  });
  if (isBrowser) keepLastSeen(client);
  return client;
}

function hasFailed({ state }: Pick<Query, "state">): boolean {
  return state.status === "error";
}

function showsLastSeen(query: Pick<Query, "queryKey" | "state">): boolean {
  return hasFailed(query) && query.state.data !== undefined && isKept(query.queryKey);
}
