import { toCodeKey } from "./code-key.ts";
import type { SearchEntry } from "./search-entry.ts";

const quantityOrUnit = /^(?:[x×]?\d{0,3}[x×]?|\d*mm?)$/i;

/** Whether an unread text can name a type, a maker or a material, as a figure doesn't. */
export function canNameDetail(text: string): boolean {
  return /\p{L}/u.test(text) && !quantityOrUnit.test(text);
}

/** Max length of letters that are looked for only as a whole word: the S of AS isn't one. */
const maxLettersOfWord = 2;

/** Whether an entry says an unread text, in its codes or as a word. */
export function saysText({ codes, name, words }: SearchEntry, text: string): boolean {
  const key = toCodeKey(text);
  if (key === "") return false;
  // A letter of a code isn't the article of a description: MB 6 A.
  const texts = key.length === 1 ? [...codes, name] : [...codes, name, words];
  const isWord = texts.some((one) => one.split(/\s+/).some((word) => toCodeKey(word) === key));
  return (
    isWord || (key.length > maxLettersOfWord && codes.some((code) => toCodeKey(code).includes(key)))
  );
}
