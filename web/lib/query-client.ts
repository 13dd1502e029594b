import { QueryClient } from "@tanstack/react-query";

/** One client per browser tab and, on the server, one per request: answers never mix. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Fresh enough that hydration doesn't fetch again; realtime drops what changed.
        staleTime: 30_000,
        retry: 1,
      },
    },
  });
}
