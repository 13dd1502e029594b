const twoDecimals = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const separators: Readonly<Record<string, string>> = { ",": "\u00A0", ".": "," };

/**
 * Writes an amount as the sq-AL locale does, which Chrome ships without.
 *
 * @param amount Major units; more than two decimals are rounded.
 * @returns Such as `1 250,00`, its thousands held together.
 */
export function formatAlbanianAmount(amount: number): string {
  return twoDecimals.format(amount).replaceAll(/[.,]/g, (sign) => separators[sign] ?? sign);
}

/**
 * Writes euro for Albanian readers.
 *
 * @param amount Euro.
 * @returns Such as `1 250,00 €`, held together.
 */
export function formatAlbanianEur(amount: number): string {
  return `${formatAlbanianAmount(amount)}\u00A0€`;
}

/**
 * Writes a count for Albanian readers.
 *
 * @param count Integer >= 0.
 * @returns Such as `10 000`, held together.
 */
export function formatAlbanianCount(count: number): string {
  return count.toLocaleString("en-GB").replaceAll(",", "\u00A0");
}
