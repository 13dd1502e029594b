/**
 * Where a spreadsheet could see a formula begin: at the start of a cell, and after a semicolon, tab
 * or line end, since a spreadsheet that splits at those ignores our quotes. Quotation marks may
 * stand before it.
 */
const formulaStart = /(?<=^|[;\t\r\n])["']*(?=[=+\-@＝＋－＠])|^["']*(?=[\t\r\n])/g;
const guardedStart = /(?<=^|[;\t\r\n])'(["']*)(?=[=+\-@＝＋－＠])|^'(["']*)(?=[\t\r\n])/g;

/**
 * Keeps a text from being run as a formula when a spreadsheet opens the file.
 *
 * @param text What a cell holds.
 * @returns The text with an apostrophe before everything that could start a formula.
 * Source: quality case S49.
 */
export function guardCell(text: string): string {
  return text.replace(formulaStart, "'$&");
}

/**
 * Takes the guard of `guardCell` off again.
 *
 * @param cell A cell of a file.
 * @returns The text as it was before it was guarded; other cells as they are.
 */
export function unguardCell(cell: string): string {
  return cell.replace(guardedStart, "$1$2");
}
