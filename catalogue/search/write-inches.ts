const maxLength = 60;
/** A fraction of an inch between times signs, whose denominators of bores in mm would be too large: not 15/32 x 9. */
const partInInches = /^(?:(\d)[ .-])?(\d{1,2})\/(2|4|8|16)(?: ?(["”]|in(?:ch(?:es)?)?|inç))?$/i;
const wholePart = /^(\d{1,3}(?:[.,]\d{1,4})?)(?: ?(["”]|in(?:ch(?:es)?)?|inç|mm))?$/i;
/** Larger figures beside a fraction are in mm. */
const maxWholeInches = 8;
/** Figures with three decimals, as nothing is measured in mm: 1.378x2.047x0.276. */
const decimals = /^\D*(?:\d?[.,]\d{2,4}\D*){2,3}$/;
const anyUnit = /["”]|in|[cm]m/i;
const threeDecimals = /[.,]\d{3,4}(?!\d)/;
/** No part has so small an outside diameter in mm. */
const maxDecimalInches = 4;

/**
 * Writes a unit after each figure of a size in inches: 1/2 x 1 1/8 x 5/16, 1.378x2.047x0.276. Leaves any other text as
 * it is.
 */
export function writeInches(typed: string): string {
  if (typed.length > maxLength) return typed;
  const text = typed.normalize("NFKC").replaceAll("\u2044", "/");
  const parts = text.split(/ ?[x×] ?/i);
  if (parts.length > 1 && parts.some((part) => partInInches.test(part))) {
    const written = parts.map(toDecimalInches);
    return written.includes(undefined) ? typed : written.join(" x ");
  }
  return !anyUnit.test(text) &&
    threeDecimals.test(text) &&
    decimals.test(text) &&
    isBelow(text, maxDecimalInches)
    ? text
        .replaceAll(/(\d?)[.,](\d{2,4})/g, (_, whole: string, rest) => `${whole || "0"}.${rest}in `)
        .trim()
    : typed;
}

function isBelow(text: string, max: number): boolean {
  return (text.match(/\d?[.,]\d+/g) ?? []).every((figure) => toNumber(figure) < max);
}

function toDecimalInches(part: string): string | undefined {
  const [fraction, whole = "0", count = "", of = ""] = partInInches.exec(part) ?? [];
  if (fraction !== undefined && Number(count) < Number(of)) {
    return `${Math.round((Number(whole) + Number(count) / Number(of)) * 10_000) / 10_000}in`;
  }
  const [figure, number = "", unit = ""] = wholePart.exec(part) ?? [];
  if (figure === undefined) return undefined;
  if (unit !== "") return part;
  return toNumber(number) <= maxWholeInches ? `${number}in` : `${number}mm`;
}

function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}
