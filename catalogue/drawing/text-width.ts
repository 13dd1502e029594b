/** Estimates the width of a label: every character of a monospaced face is 0.6 em wide. */
export function textWidth(text: string, textSize: number): number {
  return text.length * textSize * 0.6;
}
