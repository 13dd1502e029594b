/**
 * Reads a number of rows of the command line, 0 if it isn't given.
 *
 * @throws {Error} With a message for the operator, if the text is no whole number from 0.
 */
export function readRowCount(option: string, text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${option} needs a whole number of rows, such as 10000, not '${text}'`);
}
