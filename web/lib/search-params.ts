/**
 * Reads an address's search parameters as they are: text. The router's own reader would turn the
 * bearing 6205 into a number, and its writer would put it into quotation marks.
 */
export function parseSearchParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes search parameters so that people can read and type them; only text and numbers go in. */
export function formatSearchParams(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number") params.set(name, `${value}`);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
