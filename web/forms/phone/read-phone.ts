import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

const countryCodes: Readonly<Record<string, CountryCode>> = {
  Shqipëri: "AL",
  Kosovë: "XK",
  "Maqedonia e Veriut": "MK",
};

/** A phone number as it can be called from abroad; undefined if it can't be read as one. */
export type PhoneReader = (typed: string, country: string) => string | undefined;

/**
 * Reads a typed phone number: as one of the country of the delivery or, if that has no such number, of one
 * of its neighbours.
 * @returns Such as '+355 69 123 4567'.
 */
export const readPhone: PhoneReader = (typed, country) => {
  const own = countryCodes[country];
  const others = Object.values(countryCodes).filter((code) => code !== own);
  for (const defaultCountry of own ? [own, ...others] : others) {
    const number = parsePhoneNumberFromString(typed, { defaultCountry });
    if (number?.isValid()) return number.formatInternational();
  }
  return undefined;
};
