/**
 * Formats of Albania (letter, 8 digits, letter), Kosovo (9 digits) and North Macedonia (13 digits). A company
 * may let its goods be delivered to another country, so the country of the delivery doesn't matter.
 */
const formats = /^(?:[A-Z]\d{8}[A-Z]|\d{9}|(?:MK)?\d{13})$/;

/** Whether a company's tax number has none of the known formats. Empty is no number. */
export function isDoubtfulTaxNumber(typed: string): boolean {
  const number = typed.toUpperCase().replaceAll(/[\s./-]/g, "");
  return number !== "" && !formats.test(number);
}
