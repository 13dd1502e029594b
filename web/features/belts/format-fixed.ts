/** Formats a number with a fixed number of decimals and commas between thousands. */
export function formatFixed(value: number, decimals: number): string {
  return new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
