import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { findNamed, sharedStart } from "./find-named.ts";
import { queryKeys } from "./queries.ts";
import { useApi } from "./use-api.ts";

/** Whether the shop sells a part; `no-answer` when the request failed. */
export type Availability = "in-shop" | "not-in-shop" | "no-answer";

/**
 * Returns a function that looks for a part, or any part of a series, in the shop and opens the ones
 * it finds.
 */
export function useAvailability(...codes: readonly string[]): () => Promise<Availability> {
  const api = useApi();
  const navigate = useNavigate();
  return async () => {
    const found = await findNamed(api, codes).catch(() => undefined);
    if (!found) return "no-answer";
    if (found.length === 0) return "not-in-shop";
    await navigate({ to: "/shop", search: { q: sharedStart(found) } });
    return "in-shop";
  };
}

/** Checks on mount whether the shop sells a part, so that no link leads to an empty list. */
export function useShopAnswer(code: string): Availability | "loading" {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.named, code],
    queryFn: ({ signal }) => findNamed(api, [code], signal),
  });
  if (isError) return "no-answer";
  if (data === undefined) return "loading";
  return data.length > 0 ? "in-shop" : "not-in-shop";
}
