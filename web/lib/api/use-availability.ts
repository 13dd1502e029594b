import { useNavigate } from "@tanstack/react-router";
import { namesPart } from "#domain/part-name.ts";
import { useApi } from "./use-api.ts";

/** What the shop said: it has the part and opens, it doesn't, or it didn't answer. */
export type Availability = "in-shop" | "not-in-shop" | "no-answer";

/** Asks the shop for a part and opens its products there when it has some. */
export function useAvailability(code: string): () => Promise<Availability> {
  const api = useApi();
  const navigate = useNavigate();
  return async () => {
    const page = await api.products.list({ search: code, limit: 24 }).catch(() => undefined);
    if (!page) return "no-answer";
    if (!page.items.some(({ name }) => namesPart(name, code))) return "not-in-shop";
    await navigate({ to: "/shop", search: { q: code } });
    return "in-shop";
  };
}
