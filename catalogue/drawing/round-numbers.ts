/**
 * Shortens the decimals in markup or path data to what a screen can show.
 *
 * @param width Width of the canvas in the same unit as the numbers.
 */
export function roundNumbers(text: string, width: number): string {
  // A hundredth of a millimetre on a canvas of 20 mm is a fifth of a pixel.
  const digits = width < 20 ? 3 : 2;
  return text.replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(digits))));
}
