import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { logError } from "./log-error.ts";
import { noteSessionEnd } from "./session/note-session-end.ts";

/** One client per browser tab and, on the server, one per request: answers never mix. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // Source: shop specification section 8: errors are also logged to the console. The server's
    // loaders log what they miss with the request it was for.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (typeof window === "undefined") return;
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
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
