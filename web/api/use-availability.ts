import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { namesPart } from "#domain/part-name.ts";
import type { ApiClient } from "./client.ts";
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

const maxAsked = 100;
const shortestStart = 2;

/**
 * Finds out which of the given parts the shop sells.
 * @param codes A part's code, or the codes of a series; one request covers all of them.
 * @returns The codes found in product names. Of codes without a common prefix, only the first is
 * checked.
 */
async function findNamed(
  api: ApiClient,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  // Codes without a common prefix aren't a series.
  const wanted = sharedStart(codes).length < shortestStart ? codes.slice(0, 1) : codes;
  const page = await api.products.list(
    { search: sharedStart(wanted), limit: maxAsked },
    { ...(signal && { signal }) },
  );
  return wanted.filter((code) => page.items.some(({ name }) => namesPart(name, code)));
}

/** Returns the common prefix of all codes: `62` for 6200 and 6210, the whole code for a single one. */
function sharedStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
