import { formatBritishNumber } from "./british-number.ts";

const separators: Readonly<Record<string, string>> = { ",": "\u00A0", ".": "," };

/**
 * Formats an amount like the sq-AL locale, which Chrome doesn't ship.
 * @param amount Major units >= 0; rounded to two decimals.
 * @returns Such as `1 250,00`, with non-breaking spaces.
 */
export function formatAlbanianAmount(amount: number): string {
  return formatBritishNumber(amount, 2).replaceAll(/[.,]/g, (sign) => separators[sign] ?? sign);
}

/**
 * Formats euro in Albanian.
 * @param amount Euro.
 * @returns Such as `1 250,00 €`, with non-breaking spaces.
 */
export function formatAlbanianEur(amount: number): string {
  return `${formatAlbanianAmount(amount)}\u00A0€`;
}

/**
 * Formats a count in Albanian.
 * @param count Integer >= 0.
 * @returns Such as `10 000`, with non-breaking spaces.
 */
export function formatAlbanianCount(count: number): string {
  return formatBritishNumber(count).replaceAll(",", "\u00A0");
}
