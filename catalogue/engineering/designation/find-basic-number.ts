import { bearingSeries, type BoreKind } from "./bearing-series.data.ts";
import { boreBeforeWidth, boreFromCode, doubleThrustBore, isStandardSize } from "./bore-code.ts";
import type { BearingType } from "./designation.ts";
import { twoSeals } from "./read-suffixes.ts";

/** The start of a number with type, dimensions and bore, and the text after it. */
export type BasicNumber = {
  readonly type: BearingType;
  readonly series: string;
  readonly boreCode: string;
  readonly boreMm?: number;
  /** Whether it is a size in inches, whose bore isn't read. */
  readonly isInch?: true;
  readonly rest: string;
};

// A bore of 2 mm is never written as /2RS or /2Z, which are seals after a slash.
const directBores = ["/(?:22|28|32)", `/(?!${twoSeals})[1-9]\\d{0,3}`];
const boreCodes: Readonly<Record<Exclude<BoreKind, "inch">, readonly string[]>> = {
  direct: directBores,
  "two digits": ["\\d\\d"],
  any: [...directBores, "\\d\\d"],
  small: [...directBores, "\\d\\d", "[1-9]"],
  "and width": ["\\d{4}"],
  "slash width": ["[1-9]\\d{0,2}/[1-9]\\d?"],
  other: ["\\d\\d"],
};

/** A run of digits is split only before a seal code that begins with a 2, as in 62042RS. */
const untilDigits = `(?!\\d)|(?=${twoSeals})`;
/** The same across a separator: 623 05 is not a 623. */
const untilDigitsAnywhere = `(?![ ./-]*\\d)|(?=[ ./-]*${twoSeals})`;

/** 6082RS is 608 with 2RS: a 6082, with a bore of 410 mm, has no seal, but a 6032, with 160 mm, has. */
const smallSealed = new RegExp(`^(?!6032)6[02389][3-9](?=${twoSeals})`);

/** 62-28 can be 62/28, with a bore of 28 mm, and 6228, with 140 mm. */
const ambiguousBore = /^\d{2,3}[ .-](?:22|28|32)(?!\d)/;

/** The size of an O-ring in inches, AS 568: 2-214 isn't a 2214. */
const inchRing = /^2-\d{3}(?!\d)/;

/** A number run together with a seal code that begins with a 2. */
const gluedToSeal = new RegExp(`^([A-Z]{0,4}\\d{3,5})(?=${twoSeals})(?!2(?:R[^DSUZ]|ZZ))`);
/** Types that have no seals. */
const unsealed = new Set<BearingType>([
  "tapered roller",
  "thrust ball, single direction",
  "thrust ball, double direction",
  "spherical roller thrust",
  "cylindrical roller thrust",
]);

const strictPatterns = patternsUntil(untilDigitsAnywhere);
const lenientPatterns = patternsUntil(untilDigits);

/**
 * Finds the known series and bore code at the beginning of a number; the longest match wins. Returns
 * undefined without a match.
 *
 * @param text A number in the normal form, without prefix.
 */
export function findBasicNumber(text: string): BasicNumber | undefined {
  if (ambiguousBore.test(text) || inchRing.test(text)) return undefined;
  const small = smallSealed.exec(text)?.[0];
  if (small !== undefined) {
    const number = findBestMatch(small, strictPatterns);
    return number && { ...number, rest: text.slice(small.length) };
  }
  const joined = text.replace(/^([A-Z]{1,4})[ .-]+(?=\d)/, "$1");
  const shorter = findShorter(joined);
  if (shorter) return shorter === "ambiguous" ? undefined : shorter;
  // 222 05 is 22205, but 608 2Z is not 6082.
  const closed = joined.replace(/^([A-Z]*\d+)[ .-]+(?=\d\d)/, "$1");
  return (
    findBestMatch(joined, strictPatterns) ??
    findBestMatch(closed, strictPatterns) ??
    findBestMatch(joined, lenientPatterns)
  );
}

/**
 * 6222RS can be 6222 with RS and 622 with 2RS; 32052RS is 3205 with 2RS, since the tapered bearing 32052 has
 * no seals.
 */
function findShorter(text: string): BasicNumber | "ambiguous" | undefined {
  const [, digits = ""] = gluedToSeal.exec(text) ?? [];
  const shorter = findBestMatch(digits, strictPatterns);
  const longer = findBestMatch(`${digits}2`, strictPatterns);
  // No bearing with a bore of 1 mm has seals: 6012RS is 6012 with RS.
  const isTiny = shorter?.boreCode === "1";
  if (shorter?.rest !== "" || longer?.rest !== "" || isTiny) return undefined;
  return unsealed.has(longer.type) ? { ...shorter, rest: text.slice(digits.length) } : "ambiguous";
}

type SeriesPattern = {
  readonly bore: BoreKind;
  readonly type: BearingType;
  readonly pattern: RegExp;
  readonly minCode: number;
  readonly maxCode: number;
};

function patternsUntil(end: string): readonly SeriesPattern[] {
  return bearingSeries.map(
    ({ type, letters = [""], series, bore, inchSizes = [], minCode = 0, maxCode = 96 }) => {
      const codes = bore === "inch" ? inchSizes : boreCodes[bore];
      const after = bore === "inch" ? untilDigitsAnywhere : end;
      return {
        type,
        bore,
        minCode,
        maxCode: bore.endsWith("width") ? Number.POSITIVE_INFINITY : maxCode,
        pattern: new RegExp(
          `^((?:${letters.join("|")})(?:${series.join("|")}))(${codes.join("|")})(?:${after})`,
        ),
      };
    },
  );
}

function findBestMatch(text: string, patterns: readonly SeriesPattern[]): BasicNumber | undefined {
  const found = patterns.flatMap(({ type, bore, pattern, minCode, maxCode }) => {
    const [head = "", series = "", boreCode = ""] = pattern.exec(text) ?? [];
    const isListed = !(Number(boreCode) < minCode || Number(boreCode) > maxCode);
    const codedMm = isListed ? toCodedBore(bore, boreCode) : undefined;
    return codedMm === undefined
      ? []
      : [{ type, bore, series, boreCode, codedMm, rest: text.slice(head.length) }];
  });
  const [match] = found.toSorted((one, other) => one.rest.length - other.rest.length);
  if (!match) return undefined;
  const { codedMm, bore, ...number } = match;
  const isDouble = number.type === "thrust ball, double direction";
  const boreMm = isDouble ? doubleThrustBore(number.series, number.boreCode) : codedMm;
  if (bore === "inch") return { ...number, isInch: true };
  return { ...number, ...(boreMm !== undefined && bore !== "other" && { boreMm }) };
}

function toCodedBore(bore: BoreKind, code: string): number | undefined {
  if (bore === "inch") return code === "" ? undefined : 0;
  if (bore.endsWith("width")) return boreBeforeWidth(code);
  return isStandardSize(code) ? boreFromCode(code) : undefined;
}
