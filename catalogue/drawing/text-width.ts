/**
 * Estimates how wide a label is: every figure of a monospaced face is 0.6 em.
 *
 * @param text The label.
 * @param textSize Its size.
 * @returns Width in the unit of the size.
 */
export function textWidth(text: string, textSize: number): number {
  return text.length * textSize * 0.6;
}
