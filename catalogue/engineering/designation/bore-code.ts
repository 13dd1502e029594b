/** Bores of codes below 04, in mm. Source: NSK CAT. E1102e, A54-A57. */
const smallBores: Readonly<Record<string, number>> = { "00": 10, "01": 12, "02": 15, "03": 17 };

/**
 * Bores of the shaft washers of series 522, in mm, by bore code. The code is that of the matching
 * single-direction bearing, whose bore is larger. Codes 09 to 12 are recalled, not read in a catalogue.
 */
const doubleThrustBores: Readonly<Record<string, number>> = {
  "02": 10,
  "04": 15,
  "05": 20,
  "06": 25,
  "07": 30,
  "08": 30,
  "09": 35,
  "10": 40,
  "11": 45,
  "12": 50,
};

/**
 * Returns the bore of a bore code in mm, or undefined for anything else. Source: NSK CAT. E1102e,
 * A54-A57.
 *
 * @param code One digit 1-9, two digits 00-96, or a slash and the bore itself.
 */
export function boreFromCode(code: string): number | undefined {
  if (/^[1-9]$/.test(code)) return Number(code);
  if (/^\/[1-9]\d{0,3}$/.test(code)) return Number(code.slice(1));
  if (!/^\d\d$/.test(code)) return undefined;
  const fifths = Number(code);
  return smallBores[code] ?? (fifths <= 96 ? fifths * 5 : undefined);
}

/**
 * Whether ISO 15 has a bore of the code: above 110 mm every 10 mm, above 200 mm every 20 mm. 6225 would
 * have 125 mm, which ISO 15 lacks.
 *
 * @param code As in a number; a slash and the bore itself is any bore.
 */
export function isStandardSize(code: string): boolean {
  const fifths = Number(code);
  if (Number.isNaN(fifths) || fifths <= 22) return true;
  return fifths % (fifths <= 40 ? 2 : 4) === 0;
}

/**
 * Returns the bore of a needle roller bearing's code in mm: 20 of 2016 and of 20/16, or undefined if no
 * list has such a size.
 *
 * @param code The bore and the width in mm.
 */
export function boreBeforeWidth(code: string): number | undefined {
  const hasSlash = code.includes("/");
  const [bore = "", width = ""] = hasSlash ? code.split("/") : [code.slice(0, 2), code.slice(2)];
  const boreMm = Number(bore);
  const isListed =
    boreMm >= smallestNeedleMm &&
    Number(width) >= narrowestNeedleMm &&
    (hasSlash || boreMm <= maxCupMm);
  return isListed ? boreMm : undefined;
}

const smallestNeedleMm = 3;
const narrowestNeedleMm = 5;
/** Largest drawn cup with a code of four digits. */
const maxCupMm = 60;

/**
 * Returns the bore of the shaft washer of a double-direction thrust ball bearing in mm, or undefined if
 * no list has it. Source: NSK CAT. E1102e.
 *
 * @param series Dimension series, such as 522.
 * @param code Two digits 00-96.
 */
export function doubleThrustBore(series: string, code: string): number | undefined {
  return series === "522" ? doubleThrustBores[code] : undefined;
}

/** Max difference between an inch bore of an insert and the metric bore of its size, in mm. */
const maxInchStep = 7;

/** An inch bore after the size of an insert bearing. */
export type InchBore = {
  /** As written: 104, 20, 1 1/4INCH. */
  readonly written: string;
  /** The code after the size: 104, 20. */
  readonly code: string;
  readonly boreMm: number;
  /** In inches: `1 1/4 in`. */
  readonly inches: string;
  readonly meaning: string;
  /** Index of the text after it. */
  readonly end: number;
};

const boreInWords =
  /^[ -](?:(\d)|(?:(\d)[ -])?(\d{1,2})\/(\d{1,2})) ?IN(?:CH(?:ES)?|Ç)?(?![A-Z\d])/;

/**
 * Reads the inch bore after the size of an insert bearing's number: `-100` is 1 in and `-104` 1 1/4 in
 * (whole inches, then sixteenths), `-20` is 1 1/4 in (sixteenths), ` 1 1/4INCH` says it. Returns undefined if
 * the text doesn't begin with one.
 * Source: KYK list of insert bearings (UC205-16 is 1 in); NSK writes the same bore 100.
 *
 * @param text The text after the size, in capitals.
 * @param metricMm The bore of the size without an inch code.
 */
export function inchBore(text: string, metricMm: number): InchBore | undefined {
  const found = findSixteenths(text);
  if (!found) return undefined;
  const { head, code, sixteenths } = found;
  const boreMm = Math.round((sixteenths / 16) * 25_400) / 1000;
  if (!Number.isInteger(sixteenths) || Math.abs(boreMm - metricMm) > maxInchStep) return undefined;
  const inches = `${formatSixteenths(sixteenths)} in`;
  const meaning = `bore ${inches} (${boreMm} mm)`;
  return { written: head.slice(1), code, boreMm, inches, meaning, end: head.length };
}

function findSixteenths(
  text: string,
): { readonly head: string; readonly code: string; readonly sixteenths: number } | undefined {
  const [said, only, whole = only ?? "0", part = "0", of = "16"] = boreInWords.exec(text) ?? [];
  if (said !== undefined) {
    const sixteenths = Number(whole) * 16 + (Number(part) * 16) / Number(of);
    return { head: said, code: String(sixteenths), sixteenths };
  }
  const [head, code = ""] = /^[ -](\d{1,3})(?!\d|[/.,]\d| ?MM)/.exec(text) ?? [];
  if (head === undefined) return undefined;
  if (code.length < 3) return { head, code, sixteenths: Number(code) };
  const rest = Number(code.slice(1));
  return rest > 15 ? undefined : { head, code, sixteenths: Number(code[0]) * 16 + rest };
}

/** One figure, or a fraction, after a whole number too: 1, 15/16, 1.1/4, 1-1/4, 1 1/4. */
const shaftPattern =
  /^(?:([1-4])(?:[. -](\d{1,2})\/(\d{1,2}))?|(\d{1,2})\/(\d{1,2}))(?![\d,/]|\.\d)/;

/**
 * Reads a shaft in inches at the beginning of a text: the 1.1/4 of SKF's SY 1.1/4 TF and RHP's NP1.1/4. Returns
 * undefined if the text doesn't begin with one.
 */
export function shaftInInches(text: string): InchBore | undefined {
  const [written, whole = "0", addedPart, addedOf, onlyPart, onlyOf] =
    shaftPattern.exec(text) ?? [];
  if (written === undefined) return undefined;
  const [part, of] = [Number(addedPart ?? onlyPart ?? 0), Number(addedOf ?? onlyOf ?? 16)];
  const sixteenths = Number(whole) * 16 + (part / of) * 16;
  if (!Number.isInteger(sixteenths) || part >= of) return undefined;
  const boreMm = Math.round((sixteenths / 16) * 25_400) / 1000;
  const inches = `${formatSixteenths(sixteenths)} in`;
  return {
    written,
    code: formatSixteenths(sixteenths).replace(" ", "."),
    boreMm,
    inches,
    meaning: `bore ${inches} (${boreMm} mm)`,
    end: written.length,
  };
}

/** Writes sixteenths of an inch in inches: 20 as `1 1/4`. */
export function formatSixteenths(all: number): string {
  const [whole, sixteenths] = [Math.floor(all / 16), all % 16];
  const divisor = [8, 4, 2].find((one) => sixteenths % one === 0) ?? 1;
  const fraction = sixteenths === 0 ? [] : [`${sixteenths / divisor}/${16 / divisor}`];
  return [...(whole === 0 ? [] : [String(whole)]), ...fraction].join(" ");
}
