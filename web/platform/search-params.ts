/**
 * Parses search parameters as plain text. The router's own parser would turn the bearing 6205 into
 * a number, and its serializer would add quotes.
 */
export function parseSearchParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Formats search parameters in readable form; values other than text and numbers are dropped. */
export function formatSearchParams(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number") params.set(name, `${value}`);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
