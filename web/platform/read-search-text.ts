/**
 * Reads a text from a search parameter, untrusted, cut at a length.
 * @returns The text, or undefined if it is blank.
 */
export function readSearchText(value: unknown, maxLength: number): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.slice(0, maxLength) : undefined;
}
