import { interchangeText } from "./interchange.ts";

/** What a search text was understood as, and why a part was found. */
const search = {
  understood: (parts: string): string => `Understood as ${parts}`,
  notListed: (code: string): string => `${code} isn’t in our lists. Ask us for it.`,
  unread: (text: string): string => `Not understood: ${text}`,
  bore: (mm: number): string => `bore ${mm} mm`,
  outside: (mm: number): string => `outside diameter ${mm} mm`,
  width: (mm: number): string => `width ${mm} mm`,
  inchBore: (inches: string): string => `inch bore, ${inches} in`,
  clearance: (name: string): string => `clearance ${name}`,
  cage: (name: string): string => `${name} cage`,
  taperedBore: (taper: string): string => `tapered bore ${taper}`,
  contactAngle: (degrees: number): string => `contact angle ${degrees}°`,
  section: (name: string): string => `section ${name}`,
  /** By the line on which a length is measured. */
  length: {
    Li: (mm: number): string => `inside length ${mm} mm`,
    Ld: (mm: number): string => `datum length ${mm} mm`,
    La: (mm: number): string => `outside length ${mm} mm`,
    Lp: (mm: number): string => `pitch length ${mm} mm`,
  },
  ribs: (count: number): string => (count === 1 ? "1 rib" : `${count} ribs`),
  maker: (names: string): string => `maker ${names}`,
  dimensions: (found: string): string => `${found} within 0.3 mm or 1 %`,
  otherWidth: (found: string): string => `Another width: ${found}`,
  beginning: "The code begins with what you typed.",
  series: (number: string, size: string): string =>
    `${number}${size === "" ? "" : ` (${size})`} isn’t listed; it belongs to this series.`,
  insert: (code: string): string => `Unit with the insert ${code}.`,
  byRule: (code: string, section: string): string =>
    `${code} isn’t listed; this page lists section ${section}.`,
  otherLength: (askedMm: number, foundMm: number): string =>
    `Another length: ${foundMm} mm, you asked for ${askedMm} mm.`,
  accessory: (code: string): string => `The accessory ${code}.`,
  words: (words: string): string => `Found by: ${words}`,
  otherMaker: "Another maker.",
};

export const searchText = { en: { ...search, interchange: interchangeText.en } };
