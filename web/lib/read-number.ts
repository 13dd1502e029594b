/**
 * Reads a number as people here type it, with point or comma. Doubtful input isn't a number:
 * `1,046` means a thousand to one reader and one to another, and so may a space. A leading zero
 * leaves no doubt, so `0,125` is read.
 *
 * @param typed Text of a field.
 * @returns The number, or NaN for anything else, an empty text included.
 */
export function readNumber(typed: string): number {
  const text = typed.trim();
  return /^-?(?:\d+(?:[.,]\d{0,2})?|0?[.,]\d+)$/.test(text)
    ? Number(text.replace(",", "."))
    : Number.NaN;
}
