import { namedMakers } from "./makers.data.ts";

/** A text in the form in which codes are read and compared. */
export type NormalForm = {
  /**
   * Capitals, in codes Latin ones, and plain digits; one blank, `-`, `/`, `.`, `,`, `+` or `X` where the text has
   * any of their look-alikes; without makers' names.
   */
  readonly text: string;
  /** Names of the makers in the text, as in the list of makers, in order: `NSK`, `Optibelt`. */
  readonly makers: readonly string[];
};

/** Max number of characters that are read; the rest of a longer text is cut off. */
const maxTextLength = 10_000;

/**
 * Brings a text into the normal form. The text of a normal form is its own normal form.
 *
 * @param text As typed, copied or scanned.
 */
export function toNormalForm(text: string): NormalForm {
  const makers: string[] = [];
  let form = fold(text.slice(0, maxTextLength));
  // Removing a name can leave another one, as in NNSKTN.
  for (let before = ""; before !== form;) {
    before = form;
    form = separate(takeOffMakers(form, makers));
  }
  return { text: form, makers: [...new Set(makers)] };
}

/** Cyrillic and Greek capitals with the Latin ones that look the same. */
const lookAlikes = new Map(
  Array.from("АВСЕНІЈКМОРЅТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", (letter, index) => [
    letter,
    "ABCEHIJKMOPSTYXABEZHIKMNOPTYX"[index] ?? letter,
  ]),
);
/** Longer words without Latin letters and digits are ordinary words, not codes. */
const maxLookAlikeLength = 4;
const words = /[\p{L}\p{N}\p{M}]+/gu;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

function fold(text: string): string {
  const plain = text
    // Without a blank, NFKC makes 421⁄2 of 42½, and 62052 of 6205².
    .replaceAll(/(?=[¼½¾\u2150-\u215E²³¹\u2070-\u209C\u2460-\u24FF])/gu, " ")
    .normalize("NFKC")
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "")
    .toUpperCase()
    .normalize("NFKC")
    // Typed on a Cyrillic keyboard; two at the end are ZZ.
    .replaceAll(/(?<=\d)З(?=\d)/g, "3");
  const latin = foreign.test(plain) ? plain.replaceAll(words, toLatin) : plain;
  return latin.slice(0, maxTextLength);
}

function toLatin(word: string): string {
  if (!foreign.test(word)) return word;
  const latin = Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join("");
  const isCode = /[A-Z0-9]/.test(word) || word.length <= maxLookAlikeLength;
  return isCode && !foreign.test(latin) ? latin : word;
}

const separators = /[ ./,+-]{2,}/g;

/** Leaves one separator between words, and replaces letters that stand for digits. */
function separate(text: string): string {
  return (
    text
      .replaceAll(/\bM\.A\.T\.I\.C\b/g, "MATIC")
      .replaceAll(/[\p{Pd}\u2212_]/gu, "-")
      .replaceAll(/[\\\u2044\u2215]/g, "/")
      .replaceAll(/[\u00B7\u2022\u2219]/g, ".")
      .replaceAll("|", "1")
      .replaceAll(/(?<=[\d ])[×*✕✖⨯](?=[ \d])/g, "X")
      .replaceAll(/[^\p{L}\p{N}\p{M}./,+-]+/gu, " ")
      .replaceAll(separators, strongest)
      .replaceAll(/^[ ./,+-]+|[ ./,+-]+$/g, "")
      .replaceAll(/(?<!\bIS)[O\d]+(?=(.{0,3}))/gs, zeroForO)
      .replaceAll(/(?<=\d)I(?=\d)/g, "1")
      .replaceAll(/(?<![\d-])\d{1,2}L\d{1,3}(?!\d)/g, oneForL)
      // 24 X 52 is 24X52.
      .replaceAll(/(?<=\d) ?X ?(?=\d)/g, "X")
  );
}

function strongest(run: string): string {
  return ["+", "/", "-"].find((sign) => run.includes(sign)) ?? " ";
}

/** A bearing number with its bore has at least this many digits; two Os after fewer are zeros. */
const fewestDigits = 4;

/**
 * 62O5 is 6205, XLO37 is XL037 and 1Ox22 is 10x22, but the O of 6205OK is a letter, as that of ISO15 is; 62OOZZ is
 * 6200ZZ.
 */
function zeroForO(run: string, next: string): string {
  if (!/\d/.test(run)) return run;
  let end = run.length;
  while (run[end - 1] === "O") end -= 1;
  const isInSize = run.length < fewestDigits && /^ ?X ?\d/.test(next);
  const areZeros = isInSize || (run.length - end > 1 && end < fewestDigits);
  const isLetter = /^[A-Z]/.test(next) && !areZeros;
  const digits = isLetter ? end : run.length;
  return run.slice(0, digits).replaceAll("O", "0") + run.slice(digits);
}

/** 62L0 is 6210, but the L of 86L050 is a timing belt's: three digits of its width follow. */
function oneForL(code: string): string {
  return /^\d\dL\d{3}$/.test(code) ? code : code.replace("L", "1");
}

const namesBySpelling = new Map(
  namedMakers.flatMap(({ name, spellings = [name.toUpperCase()] }) =>
    spellings.map((spelling) => [spelling, name]),
  ),
);
const bearingNames = "NSK|SKF|FAG|INA|NTN|KOYO|NACHI|RHP|SNR|PPL|ZKL|KYK";
/** A name run together with the number after it: NSK6205, SKFNU205. ZKLN2052 is a number of INA. */
const nameBefore = new RegExp(
  `^(?!ZKLN\\d)(${bearingNames})(?=(?:N[A-Z]{0,2}|QJ|HR|UC[A-Z]{0,2})?\\d)`,
);
/** A name after a number: 6205ZZNSK. NTN isn't among them, since N and TN are suffixes. */
const nameAfter = /(?<=\d[A-Z0-9]*)(NSK|SKF|FAG|KOYO|NACHI)$/;

/** A maker's name that is a suffix of NACHI's: the NKE of 6204-NKE, but not that of NKE 6204. */
const nameOrSuffix = "NKE";

/** The plants of GPZ have numbers: 4GPZ, GPZ20. */
const numberedPlant = /^\d{0,2}(GPZ|ГПЗ)\d{0,2}$/;

/** No name is shorter than three letters. */
const wordsOfNames = /[\p{L}\p{N}\p{M}]{3,}/gu;

function takeOffMakers(text: string, found: string[]): string {
  return text.replaceAll(wordsOfNames, (word, offset: number) => {
    if (word === nameOrSuffix && offset > 0) return word;
    const name = namesBySpelling.get(numberedPlant.exec(word)?.[1] ?? word);
    if (name === undefined) return takeOffJoined(word, found);
    found.push(name);
    return " ";
  });
}

function takeOffJoined(word: string, found: string[]): string {
  if (word.length > maxJoinedLength) return word;
  const name = (nameBefore.exec(word) ?? nameAfter.exec(word))?.[1];
  if (name === undefined) return word;
  found.push(namesBySpelling.get(name) ?? name);
  return word.replace(nameBefore, "").replace(nameAfter, "");
}

/** Max length of a word with a maker's name in it. */
const maxJoinedLength = 40;
