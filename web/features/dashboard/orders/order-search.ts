/** What the order list is narrowed to, as the address carries it; defaults are left out. */
export interface OrderSearch {
  readonly q?: string;
}

/** Reads the order list's part of an address; whatever doesn't fit is left out. */
export function parseOrderSearch(raw: Readonly<Record<string, unknown>>): OrderSearch {
  const { q } = raw;
  return { ...(typeof q === "string" && q.trim() !== "" && { q: q.slice(0, 100) }) };
}
