/** Albania and Kosovo; numbers from elsewhere keep their country code. */
const countryCodes = /^(355|383)/;

/** The same without a plus before it, and only where a whole number follows: 0355 is an area, too. */
const likelyCountryCodes = /^(?:355|383)0*(?=\d{8})/;

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

/**
 * Reads the number by which orders of one phone are counted, so that no letter, sign or script
 * around the digits makes it another one.
 *
 * @param phone What a person typed, such as 'tel:+355 69 123 4567' or '０６９ 123 4567 (Arta)'.
 * @returns ASCII digits, such as '691234567'; empty where it holds none.
 * Source: security case S50.
 */
export function countedPhone(phone: string): string {
  const digits = Array.from(phone.normalize("NFKC").match(/\p{Nd}/gu) ?? [], digitValue).join("");
  return digits.replace(/^0+/, "").replace(likelyCountryCodes, "");
}

/** The digits of a script follow one another from zero to nine; two scripts may touch. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
