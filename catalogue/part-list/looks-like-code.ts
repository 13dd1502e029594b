import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readDimensions } from "#catalogue/search/read-dimensions.ts";

const maxLength = 60;
const word = /(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu;

/** Whether a text is the code of a part or dimensions. */
export function looksLikeCode(text: string): boolean {
  return looksLikePart(text) || (text.length <= maxLength && isSize(withoutWords(text)));
}

/** Whether a text is a code of a part with nothing left unread; words beside it don't count. */
export function looksLikePart(text: string): boolean {
  if (text.length > maxLength || !/\d/.test(text)) return false;
  return readPartCode(text)?.unread === "" || readPartCode(withoutWords(text))?.unread === "";
}

/** Longest classical belts by section, in mm: 10 x 6204 aren't 6,204 mm of section Z. */
const maxBeltMm: Readonly<Record<string, number>> = {
  Z: 3_000,
  A: 6_000,
  B: 8_000,
  C: 14_000,
};

/**
 * Whether the figure beside a bearing's code is certainly its quantity, although the whole text can be read as a
 * code. In `6203 C3 6` the 6 could be a tolerance class, but that is written without a blank; the 3 of `6205 C 3`
 * may be the clearance.
 */
export function isQuantityOfBearing(text: string, code: string): boolean {
  const [whole, rest] = [text, code].map((one) => readPartCode(withoutWords(one)));
  if (rest?.part !== "bearing") return false;
  if (whole?.part === "belt") {
    return (whole.lengths[0]?.mm ?? 0) > (maxBeltMm[whole.section] ?? Infinity);
  }
  const isSame = whole?.part === "bearing" && whole.basicNumber === rest.basicNumber;
  return isSame && !/\s\p{L}$/u.test(code);
}

function withoutWords(text: string): string {
  return text.replaceAll(word, " ").trim();
}

/** Figures with times signs, three with one other sign between them, or two with letters: `d25 D52`. */
function isSize(text: string): boolean {
  const reading = readDimensions(text);
  if (!reading) return false;
  const signs = new Set(
    text
      .replaceAll(/[×*]/g, "x")
      .replaceAll(/\s*([x/;-])\s*/gi, "$1")
      .match(/[x/;\- ]/gi),
  );
  if (signs.size > 1) return false;
  return signs.has("x") || reading.figures.length === 3 || /d.*\d.*d.*\d/i.test(text);
}
