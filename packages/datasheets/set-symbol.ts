import { type PdfDocument, setLine, type Style, getWidth } from "./pdf-document.ts";

/** Sets a symbol of a formula, its second letter or figure as an index: C0, Y1. Returns its width. */
export function setSymbol(
  pdf: PdfDocument,
  symbol: string,
  style: Style,
  at: { readonly x: number; readonly y: number },
): number {
  const [base, index] = [symbol.slice(0, 1), symbol.slice(1)];
  const small = { ...style, size: style.size * 0.72 };
  const baseWidth = getWidth(pdf, base, style);
  setLine(pdf, base, style, at);
  if (index === "") return baseWidth;
  setLine(pdf, index, small, { x: at.x + baseWidth, y: at.y + style.size * 0.06 });
  return baseWidth + getWidth(pdf, index, small);
}
