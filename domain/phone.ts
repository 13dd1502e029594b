/** Albania and Kosovo; numbers of other countries keep their country code. */
const countryCodes = /^(355|383)/;

/** The same codes without a plus sign, only if a full number follows: 0355 is also an area code. */
const likelyCountryCodes = /^(?:355|383)0*(?=\d{8})/;

const separators = /^[\d\s()+./-]+$/;

/**
 * Normalises a phone number for comparison: removes separators, the country code of Albania or Kosovo
 * and the domestic leading zero.
 * @param phone User input such as '+355 69 123 4567', '00355691234567' or '069/1234567'.
 * @returns The digits, such as '691234567'; undefined if the input has other characters or only a
 * prefix.
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
 * Extracts the digits by which orders are rate-limited per phone, so that added letters, signs or other
 * scripts don't make a number look new.
 * @param phone User input such as 'tel:+355 69 123 4567' or '０６９ 123 4567 (Arta)'.
 * @returns ASCII digits, such as '691234567'; empty if there are none.
 */
export function countedPhone(phone: string): string {
  const values = new Map<string, number>();
  const digits = Array.from(phone.normalize("NFKC").match(/\p{Nd}/gu) ?? [], (digit) => {
    const value = values.get(digit) ?? digitValue(digit);
    values.set(digit, value);
    return value;
  });
  return digits.join("").replace(/^0+/, "").replace(likelyCountryCodes, "");
}

/**
 * Unicode orders the digits of each script from zero to nine; the digits of two scripts may be adjacent.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
