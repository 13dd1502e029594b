import { useNavigate } from "@tanstack/react-router";
import { namesPart } from "#domain/part-name.ts";
import { useApi } from "./use-api.ts";

/** What the shop said: it has the part and opens, it doesn't, or it didn't answer. */
export type Availability = "in-shop" | "not-in-shop" | "no-answer";

const mostAsked = 100;
const shortestStart = 2;

/** Asks the shop for a part, or for any of a series, and opens what it has of them. */
export function useAvailability(...codes: readonly string[]): () => Promise<Availability> {
  const api = useApi();
  const navigate = useNavigate();
  // One question for all of them; codes that have nothing in common are no series.
  const wanted = sharedStart(codes).length < shortestStart ? codes.slice(0, 1) : codes;
  return async () => {
    const page = await api.products
      .list({ search: sharedStart(wanted), limit: mostAsked })
      .catch(() => undefined);
    if (!page) return "no-answer";
    const found = wanted.filter((code) => page.items.some(({ name }) => namesPart(name, code)));
    if (found.length === 0) return "not-in-shop";
    await navigate({ to: "/shop", search: { q: sharedStart(found) } });
    return "in-shop";
  };
}

/** What all codes begin with: `62` of 6200 and 6210, the whole of a single one. */
function sharedStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
