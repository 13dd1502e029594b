import { QueryCache, QueryClient } from "@tanstack/react-query";
import { logError } from "./log-error.ts";

/** One client per browser tab and, on the server, one per request: answers never mix. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Source: shop specification section 8: errors are also logged to the console. The server's
    // loaders log what they miss with the request it was for.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (typeof window !== "undefined") logError(`${String(queryKey[0])} didn't arrive`, error);
      },
    }),
    defaultOptions: {
      queries: {
        // Fresh enough that hydration doesn't fetch again; realtime drops what changed.
        staleTime: 30_000,
        retry: 1,
      },
    },
  });
}
