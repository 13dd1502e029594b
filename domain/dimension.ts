/** Max dimension of a product in mm, as the database stores it. */
export const maxDimensionMm = 999_999;

const maxToleranceMm = 0.3;
const toleranceShare = 0.01;

/** Tolerance of a typed figure in mm: 0.3 mm or 1 %, whichever is less, so that a worn part is found. */
export function toleranceMm(mm: number): number {
  return Math.min(maxToleranceMm, mm * toleranceShare);
}

/** Whether a number is a dimension in mm: above 0, with at most three decimals. */
export function isDimension(mm: number): boolean {
  return mm > 0 && mm <= maxDimensionMm && toThousandths(mm) === mm;
}

/** What a figure measures, as drawings mark it, before or after it: `d25`, `D = 52`, `15 (B)`. */
const mark = "[dDBbHhTtLlØø⌀]";
const number = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
const millimetres = new RegExp(
  `^(?:${mark} ?[=:]? ?)?(${number})(?: ?[mM][mM]\\.?)?(?: ?\\(${mark}\\))?$`,
);
const inches = new RegExp(
  `^(?:${mark} ?[=:]? ?)?(?:(${number})|(?:(\\d{1,3})[ -])?(\\d{1,2})/(\\d{1,2})) ?(?:in|inch|inches|"|'')$`,
  "i",
);
const mmPerInch = 25.4;

/**
 * Reads a dimension as people type it.
 * @param text Such as `25`, `25,0 mm`, `d25`, `1 1/4 in`.
 * @returns The dimension in mm, to a thousandth; undefined for any other text.
 */
export function readDimension(text: string): number | undefined {
  const written = text
    .replaceAll(/(\d)([¼½¾⅛⅜⅝⅞])/g, "$1 $2")
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replaceAll(/[”“„]/g, '"')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
  const mm = readMillimetres(written) ?? readInches(written);
  return mm !== undefined && isDimension(mm) ? mm : undefined;
}

function readMillimetres(text: string): number | undefined {
  const [, figure] = millimetres.exec(text) ?? [];
  return figure === undefined ? undefined : toNumber(figure);
}

function readInches(text: string): number | undefined {
  const found = inches.exec(text);
  if (!found) return undefined;
  const [, decimal, whole = "0", over = "0", under = "1"] = found;
  const size =
    decimal === undefined ? Number(whole) + Number(over) / Number(under) : toNumber(decimal);
  return toThousandths(size * mmPerInch);
}

function toNumber(figure: string): number {
  return Number(figure.replace(",", "."));
}

/** Rounds to what is stored: products of decimals have floating-point noise. */
export function toThousandths(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
