/** A figure in an Albanian sentence: 12,7. */
export function withComma(figure: number): string {
  return String(figure).replace(".", ",");
}
