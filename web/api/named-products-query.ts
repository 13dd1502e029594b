import { queryOptions } from "@tanstack/react-query";
import { seedLivePosition } from "#web/live/live-start.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

/** What a page asks the shop for. */
export type AskedParts = {
  readonly codes: readonly string[];
  /** Sections of a maker's belts. */
  readonly sections?: readonly string[];
  readonly brand?: string | undefined;
};

/** Products with any of the codes in their names. One request serves everything on a page. */
export function namedProductsQuery(api: ApiClient, { codes, sections = [], brand }: AskedParts) {
  const asked = {
    ...(codes.length > 0 && { codes: [...new Set(codes)].join(",") }),
    ...(sections.length > 0 && { sections: [...new Set(sections)].join(","), brand }),
  };
  return queryOptions({
    queryKey: [...queryKeys.named, "products", asked],
    queryFn: async ({ signal, client }) => {
      const answer = await api.products.named(asked, { signal });
      seedLivePosition(client, answer.live_position);
      return answer.items;
    },
    staleTime: 10_000,
    retry: retryUnlessRejected,
  });
}
