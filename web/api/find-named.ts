import { namesPart } from "#domain/part-name.ts";
import type { ApiClient } from "./client.ts";

const maxAsked = 100;
const shortestStart = 2;

/**
 * Finds out which of the given parts the shop sells.
 * @param codes A part's code, or the codes of a series; one request covers all of them.
 * @returns The codes found in product names. Of codes without a common prefix, only the first is
 * checked.
 */
export async function findNamed(
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
export function sharedStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
