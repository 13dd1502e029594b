/** Albania and Kosovo; numbers from elsewhere keep their country code. */
const countryCodes = /^(355|383)/;

const separators = /^[\d\s()+./-]+$/;

/**
 * Reads the digits by which a phone number is the same however it was typed: without separators,
 * without the code of Albania or Kosovo and without the zero that people dial inside the country.
 *
 * @param phone What a person typed, such as '+355 69 123 4567', '00355691234567' or '069/1234567'.
 * @returns The digits, such as '691234567'; undefined where it holds anything but digits and
 * separators, or nothing but a prefix.
 */
export function phoneDigits(phone: string): string | undefined {
  const typed = phone.trim();
  if (!separators.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, "");
  const international = typed.startsWith("+") ? digits : digits.replace(/^00/, "");
  const isInternational = typed.startsWith("+") || digits.startsWith("00");
  const national = isInternational ? international.replace(countryCodes, "") : digits;
  return national.replace(/^0+/, "") || undefined;
}
