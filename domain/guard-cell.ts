/**
 * Positions where a spreadsheet may start a formula: at the start of a cell, and after a semicolon, tab
 * or line break, because a spreadsheet that splits there ignores our quotes. Quotation marks may come
 * before the formula.
 */
const formulaStart = /(?<=^|[;\t\r\n])["']*(?=[=+\-@＝＋－＠])|^["']*(?=[\t\r\n])/g;
const guardedStart = /(?<=^|[;\t\r\n])'(["']*)(?=[=+\-@＝＋－＠])|^'(["']*)(?=[\t\r\n])/g;

/**
 * Escapes a cell so that spreadsheets don't run it as a formula: docs/product/admin.md#export-without-formulas
 * @returns The text with an apostrophe before everything that could start a formula.
 */
export function guardCell(text: string): string {
  return text.replace(formulaStart, "'$&");
}

/** Reverses `guardCell`; other cells are returned unchanged. */
export function unguardCell(cell: string): string {
  return cell.replace(guardedStart, "$1$2");
}
