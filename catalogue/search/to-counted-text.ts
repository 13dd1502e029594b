import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { maxCountedLength } from "#domain/search-words.ts";

/** Characters of a text that are read. */
const maxReadLength = 1_000;
const shortestText = 2;

/**
 * The form in which a search is counted: makers first, then the normal form in lower case, cut to 60
 * characters, so that spellings of one thing are counted together.
 *
 * @returns Undefined for a text without letters and figures, and for one that may name a person.
 */
export function toCountedText(typed: string): string | undefined {
  const read = typed.slice(0, maxReadLength);
  if (isPersonal(read)) return undefined;
  const { text, makers } = toNormalForm(read);
  const whole = [...makers, text].join(" ").toLowerCase().trim();
  const counted = Array.from(whole).slice(0, maxCountedLength).join("").trim();
  return counted.length >= shortestText && /[\p{L}\p{N}]/u.test(counted) ? counted : undefined;
}

/** Figures with the signs between them: with a leading zero or plus they are a phone number earlier. */
const national = /(?<![\p{L}\p{N}.,])[+0][\p{Nd}\s()./-]*/gu;
const plain = /(?<![\p{L}\p{N}])\p{Nd}[\p{Nd}\s()/-]*(?![\p{L}\p{N}.,])/gu;
const minNationalDigits = 8;
const minPlainDigits = 9;
const longNumber = /\p{Nd}{9}/u;

/** Whether a text looks like it has an e-mail address or a phone number in it. */
function isPersonal(typed: string): boolean {
  const text = typed.normalize("NFKC");
  if (text.includes("@") || /\b(?:gmail|hotmail|outlook|yahoo|icloud)\b/i.test(text)) return true;
  return (
    longNumber.test(text) ||
    hasDigits(text.match(national), minNationalDigits) ||
    hasDigits(text.match(plain), minPlainDigits)
  );
}

function hasDigits(runs: readonly string[] | null, least: number): boolean {
  return (runs ?? []).some((run) => (run.match(/\p{Nd}/gu) ?? []).length >= least);
}
