import { namesPart } from "#domain/part-name.ts";
import type { ApiClient } from "./client.ts";

const mostAsked = 100;
const shortestStart = 2;

/**
 * Asks the shop which of some parts it sells.
 *
 * @param codes A part's code, or those of a series; one question is asked for all of them.
 * @returns The codes that names of products carry; of codes without a common start only the first.
 */
export async function findNamed(
  api: ApiClient,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  // Codes that have nothing in common are no series.
  const wanted = sharedStart(codes).length < shortestStart ? codes.slice(0, 1) : codes;
  const page = await api.products.list(
    { search: sharedStart(wanted), limit: mostAsked },
    { ...(signal && { signal }) },
  );
  return wanted.filter((code) => page.items.some(({ name }) => namesPart(name, code)));
}

/** What all codes begin with: `62` of 6200 and 6210, the whole of a single one. */
export function sharedStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
