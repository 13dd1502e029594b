import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { findNamed, sharedStart } from "./find-named.ts";
import { queryKeys } from "./queries.ts";
import { useApi } from "./use-api.ts";

/** What the shop said: it has the part and opens, it doesn't, or it didn't answer. */
export type Availability = "in-shop" | "not-in-shop" | "no-answer";

/** Asks the shop for a part, or for any of a series, and opens what it has of them. */
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

/** Asks the shop for a part as soon as it is shown, so that no link leads to an empty list. */
export function useShopAnswer(code: string): Availability | "asking" {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.named, code],
    queryFn: ({ signal }) => findNamed(api, [code], signal),
  });
  if (isError) return "no-answer";
  if (data === undefined) return "asking";
  return data.length > 0 ? "in-shop" : "not-in-shop";
}
