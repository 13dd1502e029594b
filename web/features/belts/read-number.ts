/**
 * A number as people here type it, with point or comma. More than two decimals are refused:
 * `1,046` may mean a thousand to one reader and one to another.
 */
export function readNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
