/**
 * Parses a number as users type it, with point or comma. Ambiguous input is rejected: `1,046` may
 * mean 1046 or 1.046, and so may a space. A leading zero is unambiguous, so `0,125` is accepted.
 * @param typed Text of a field.
 * @returns The number, or NaN for anything else, including an empty text.
 */
export function readNumber(typed: string): number {
  const text = typed.trim();
  return /^-?(?:\d+(?:[.,]\d{0,2})?|0?[.,]\d+)$/.test(text)
    ? Number(text.replace(",", "."))
    : Number.NaN;
}
